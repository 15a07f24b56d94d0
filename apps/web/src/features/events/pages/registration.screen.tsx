import { Breadcrumb, Cluster, Heading, LinkButton, Stack, Text, token } from '@portal/ui'
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
import { useCancelRegistrationMutation } from '../events.api.ts'

type Given = NonNullable<ReturnType<typeof useCancelRegistrationMutation>[1]['data']>

const WORDS: LetterWords = {
  ask: 'You keep your place unless you press the button. Somebody else can then take it.',
  button: 'Give my place back',
  busy: 'Giving it back…',
  unknown: {
    title: 'We know no place under this link',
    text: 'It may be incomplete. Open it again in the mail that confirmed your place.',
    way: { label: 'All events', href: paths.events() },
  },
}

const Measured = styled.div`
  max-width: ${token.measure.narrow};
`

function GivenBack({ place }: { place: Given }) {
  const now = useNow()
  return (
    <Stack gap={16} role="status">
      <Heading level={2} size="part">
        Your place is free again
      </Heading>
      <Text>
        {place.title}: {spanOf(place)}, {zoneLabel(place.timeZone, now)}. The place with the reference{' '}
        {place.reference} is given back. Thank you for telling us.
      </Text>
      <Cluster>
        <LinkButton href={paths.event(place.slug)}>See the event</LinkButton>
        <LinkButton href={paths.events()} variant="secondary">
          All events
        </LinkButton>
      </Cluster>
    </Stack>
  )
}

function RegistrationPage() {
  const [query] = useSearchParams()
  const code = query.get('token')?.trim() ?? ''
  const hydrated = useHydrated()
  const [cancel, state] = useCancelRegistrationMutation()
  return (
    <>
      <Seo
        title="Your place at an event"
        description="Give a place at an event back, so that somebody else can take it."
        path={paths.eventRegistration()}
        noindex
      />
      <PageBand>
        <Breadcrumb
          items={[
            { label: 'Home', href: paths.home() },
            { label: 'Events', href: paths.events() },
            { label: 'Your place' },
          ]}
        />
        <Heading level={1}>Your place at an event</Heading>
        <Text size="lead" tone="soft">
          Can you not come? Give your place back, and somebody else can.
        </Text>
      </PageBand>
      <PageBody>
        <Measured>
          {code !== '' && (
            <WithoutScript byMail={{ subject: 'My place at an event', ask: 'Write to us instead:' }}>
              Giving a place back needs JavaScript, which is off or did not load.
            </WithoutScript>
          )}
          <LetterAction
            token={code}
            words={WORDS}
            state={state}
            act={() => void cancel(code)}
            disabled={!hydrated}
            done={state.data && <GivenBack place={state.data} />}
          />
        </Measured>
      </PageBody>
    </>
  )
}

export const screen: Screen = {
  Component: RegistrationPage,
  query: ['token'],
  load: async ({ url }) => ({ isPrivate: url.searchParams.has('token') }),
}
