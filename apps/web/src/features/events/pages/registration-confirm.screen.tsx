import { Breadcrumb, Cluster, Heading, Icon, LinkButton, Stack, Text, token as design } from '@portal/ui'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { LetterAction, type LetterWords } from '#shared/LetterAction.tsx'
import { PageBand } from '#shared/PageBand.tsx'
import { PageBody } from '#shared/PageBody.tsx'
import { paths } from '#shared/paths.ts'
import { Seo } from '#shared/Seo.tsx'
import type { Screen } from '#shared/screen.ts'
import { useHydrated } from '#shared/useHydrated.ts'
import { useNow } from '#shared/visit.ts'
import { WithoutScript } from '#shared/WithoutScript.tsx'
import { zoneLabel } from '#shared/zone-label.ts'
import { spanOf } from '../event-times.ts'
import { useConfirmRegistrationMutation } from '../events.api.ts'

type Confirmed = NonNullable<ReturnType<typeof useConfirmRegistrationMutation>[1]['data']>

const WORDS: LetterWords = {
  ask: 'Press the button if it was you who registered. If it was not, close this page: the place becomes free again.',
  button: 'Confirm my place',
  busy: 'Confirming…',
  unknown: {
    title: 'We know no place under this link',
    text: 'It may be incomplete, or older than 7 days. Open it again in our email, or register again.',
    way: { label: 'All events', href: paths.events() },
  },
}

const Measured = styled.div`
  max-width: ${design.measure.narrow};
`

function Done({ place }: { place: Confirmed }) {
  const now = useNow()
  return (
    <Stack gap={16} role="status">
      <Heading level={2} size="part">
        Your place is confirmed
      </Heading>
      <Text>
        {place.title}: {spanOf(place)}, {zoneLabel(place.timeZone, now)}. Your reference is {place.reference}.
      </Text>
      <Text tone="soft">Can’t make it? Cancel by the link in the same email.</Text>
      <Cluster>
        <LinkButton href={paths.event(place.slug)}>See the event</LinkButton>
        <LinkButton href={paths.eventFile(place.slug)} variant="secondary">
          <Icon name="calendar" /> Add to Calendar
        </LinkButton>
      </Cluster>
    </Stack>
  )
}

function RegistrationConfirmPage() {
  const [query] = useSearchParams()
  const token = query.get('token')?.trim() ?? ''
  const hydrated = useHydrated()
  const [confirm, state] = useConfirmRegistrationMutation()
  return (
    <>
      <Seo
        title="Confirm your place at an event"
        description="One press confirms your place at an event."
        path={paths.eventRegistrationConfirm()}
        noindex
      />
      <PageBand>
        <Breadcrumb
          items={[
            { label: 'Home', href: paths.home() },
            { label: 'Events', href: paths.events() },
            { label: 'Confirm your place' },
          ]}
        />
        <Heading level={1}>Confirm your place</Heading>
        <Text size="lead" tone="soft">
          We hold a place for 2 hours. Confirm it, and it is yours.
        </Text>
      </PageBand>
      <PageBody>
        <Measured>
          {token !== '' && (
            <WithoutScript byMail={{ subject: 'My place at an event', ask: 'Write to us instead:' }}>
              Confirming a place needs JavaScript, which is off or did not load.
            </WithoutScript>
          )}
          <LetterAction
            token={token}
            words={WORDS}
            state={state}
            act={() => void confirm(token)}
            disabled={!hydrated}
            done={state.data && <Done place={state.data} />}
          />
        </Measured>
      </PageBody>
    </>
  )
}

export const screen: Screen = {
  Component: RegistrationConfirmPage,
  load: async ({ url }) => ({ isPrivate: url.searchParams.has('token') }),
}
