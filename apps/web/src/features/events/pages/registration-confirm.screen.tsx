import { toEpochMs } from '@portal/domain/shared'
import { Cluster, Heading, Icon, LinkButton, Stack, Text } from '@portal/ui'
import { usePerson } from '#features/account/person.api.ts'
import type { EmailLinkTexts } from '#shared/email-links/EmailLinkAction.tsx'
import { EmailLinkPage } from '#shared/email-links/EmailLinkPage.tsx'
import { paths } from '#shared/urls/paths.ts'
import { useNow } from '#shared/page/page-context.ts'
import { getZoneLabel } from '#shared/content/zone-label.ts'
import { useEmailToken } from '#shared/email-links/useEmailToken.ts'
import { formatSpan } from '../event-times.ts'
import { useConfirmRegistrationMutation } from '../events.api.ts'
import { getCancellationHref } from '../cancellation-href.ts'
import { createPlaceLinkScreen } from '../register/linked-event.ts'
import { PlaceOfLink } from '../register/PlaceOfLink.tsx'

type Confirmation = NonNullable<ReturnType<typeof useConfirmRegistrationMutation>[1]['data']>

const WORDS: EmailLinkTexts = {
  about: <PlaceOfLink />,
  ask: 'Did you register? Confirm your place. If it wasn’t you, close this page: we release the place after 2 hours.',
  button: 'Confirm my place',
  busy: 'Confirming…',
  unknown: {
    title: 'This link doesn’t work',
    text: 'It may be incomplete, or older than 7 days. Open it again from our email, or register again.',
    next: { label: 'All events', href: paths.events() },
  },
}

function Done({ place }: { place: Confirmation }) {
  const now = useNow()
  const token = useEmailToken()
  return (
    <Stack gap={16} role="status">
      <Heading level={2} size="part">
        Your place is confirmed
      </Heading>
      <Text>
        {place.title}: {formatSpan(place)}, {getZoneLabel(place.timeZone, now)}. Your reference is{' '}
        <span translate="no">{place.reference}</span>.
      </Text>
      <Text tone="soft">Can’t make it? Cancel your place here, or by the link at the end of our email.</Text>
      <Cluster>
        <LinkButton href={paths.event(place.slug)}>See the event</LinkButton>
        <LinkButton href={paths.eventFile(place.slug)} variant="secondary">
          <Icon name="calendar" /> Add to Calendar
        </LinkButton>
        <LinkButton href={getCancellationHref(token, place.slug)} variant="danger">
          Cancel my place
        </LinkButton>
      </Cluster>
    </Stack>
  )
}

function RegistrationConfirmPage() {
  const [confirmRegistration, state] = useConfirmRegistrationMutation()
  const person = usePerson()
  const confirm = async (token: string) => {
    const { data } = await confirmRegistration(token)
    if (!data) return
    const { slug, reference, endsAt } = data
    const place = { slug, reference, token, owner: person ?? null, until: toEpochMs(endsAt) }
    const { ownPlaces } = await import('../own-places.ts')
    ownPlaces.confirm(place, Date.now())
  }
  return (
    <EmailLinkPage
      title={state.data ? 'Your place' : 'Confirm your place'}
      headTitle="Confirm your place at an event"
      lead={
        state.data
          ? 'Confirmed. We keep it for you.'
          : 'We hold your place for 2 hours. Confirm it to keep it.'
      }
      description="Confirm your place at an event with one tap."
      path={paths.eventRegistrationConfirm()}
      breadcrumbs={[{ label: 'Events', href: paths.events() }, { label: 'Confirm your place' }]}
      withoutScript={{
        byMail: { subject: 'My place at an event', ask: 'Write to us instead:' },
        children: 'Confirming your place needs JavaScript, which is off or didn’t load.',
      }}
      words={WORDS}
      state={state}
      act={confirm}
      done={state.data && <Done place={state.data} />}
    />
  )
}

export const screen = createPlaceLinkScreen(RegistrationConfirmPage)
