import { Cluster, Heading, LinkButton, Stack, Text } from '@portal/ui'
import type { EmailLinkTexts } from '#shared/email-links/EmailLinkAction.tsx'
import { EmailLinkPage, emailLinkScreen } from '#shared/email-links/EmailLinkPage.tsx'
import { paths } from '#shared/urls/paths.ts'
import { useNow } from '#shared/page/page-context.ts'
import { zoneLabel } from '#shared/content/zone-label.ts'
import { formatSpan } from '../event-times.ts'
import { useCancelRegistrationMutation } from '../events.api.ts'

type Given = NonNullable<ReturnType<typeof useCancelRegistrationMutation>[1]['data']>

const WORDS: EmailLinkTexts = {
  ask: 'You keep your place unless you press the button. Somebody else can then take it.',
  button: 'Give my place back',
  busy: 'Giving it back…',
  unknown: {
    title: 'We know no place under this link',
    text: 'It may be incomplete. Open it again in the mail that confirmed your place.',
    next: { label: 'All events', href: paths.events() },
  },
}

function GivenBack({ place }: { place: Given }) {
  const now = useNow()
  return (
    <Stack gap={16} role="status">
      <Heading level={2} size="part">
        Your place is free again
      </Heading>
      <Text>
        {place.title}: {formatSpan(place)}, {zoneLabel(place.timeZone, now)}. The place with the reference{' '}
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
  const [cancel, state] = useCancelRegistrationMutation()
  return (
    <EmailLinkPage
      title="Your place at an event"
      lead="Can you not come? Give your place back, and somebody else can."
      description="Give a place at an event back, so that somebody else can take it."
      path={paths.eventRegistration()}
      breadcrumbs={[{ label: 'Events', href: paths.events() }, { label: 'Your place' }]}
      withoutScript={{
        byMail: { subject: 'My place at an event', ask: 'Write to us instead:' },
        children: 'Giving a place back needs JavaScript, which is off or did not load.',
      }}
      words={WORDS}
      state={state}
      act={cancel}
      done={state.data && <GivenBack place={state.data} />}
    />
  )
}

export const screen = emailLinkScreen(RegistrationPage)
