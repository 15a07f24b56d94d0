import { Cluster, Heading, LinkButton, Stack, Text } from '@portal/ui'
import type { EmailLinkTexts } from '#shared/email-links/EmailLinkAction.tsx'
import { EmailLinkPage } from '#shared/email-links/EmailLinkPage.tsx'
import { paths } from '#shared/urls/paths.ts'
import { useNow } from '#shared/page/page-context.ts'
import { getZoneLabel } from '#shared/content/zone-label.ts'
import { formatSpan } from '../event-times.ts'
import { useCancelRegistrationMutation } from '../events.api.ts'
import { createPlaceLinkScreen, useLinkedEvent } from '../register/linked-event.ts'
import { PlaceOfLink } from '../register/PlaceOfLink.tsx'

type Cancellation = NonNullable<ReturnType<typeof useCancelRegistrationMutation>[1]['data']>

const WORDS: EmailLinkTexts = {
  about: <PlaceOfLink />,
  ask: 'Do you want to cancel your place? Somebody else can have it then.',
  button: 'Cancel my place',
  busy: 'Cancelling…',
  unknown: {
    title: 'This link doesn’t work',
    text: 'It may be incomplete. Open it again from the email about your place.',
    next: { label: 'All events', href: paths.events() },
  },
}

function GivenBack({ place }: { place: Cancellation }) {
  const now = useNow()
  return (
    <Stack gap={16} role="status">
      <Heading level={2} size="part">
        Your place is cancelled
      </Heading>
      <Text>
        {place.title}: {formatSpan(place)}, {getZoneLabel(place.timeZone, now)}. Reference{' '}
        <span translate="no">{place.reference}</span> is no longer valid. Thank you for telling us.
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
  const slug = useLinkedEvent()
  const [cancelRegistration, state] = useCancelRegistrationMutation()
  const cancel = async (token: string) => {
    const { data } = await cancelRegistration(token)
    if (!data) return
    const { ownPlaces } = await import('../own-places.ts')
    ownPlaces.remove(data)
  }
  return (
    <EmailLinkPage
      title="Your place at an event"
      lead="Can’t make it? Cancel your place so that somebody else can come."
      description="Cancel your place at an event so that somebody else can have it."
      path={paths.eventRegistration()}
      breadcrumbs={[{ label: 'Events', href: paths.events() }, { label: 'Your place' }]}
      withoutScript={{
        byMail: { subject: 'My place at an event', ask: 'Write to us instead:' },
        children: 'Cancelling your place needs JavaScript, which is off or didn’t load.',
      }}
      words={{
        ...WORDS,
        instead: { label: 'Keep my place', href: slug ? paths.event(slug) : paths.events() },
      }}
      state={state}
      act={cancel}
      done={state.data && <GivenBack place={state.data} />}
    />
  )
}

export const screen = createPlaceLinkScreen(RegistrationPage)
