import { Cluster, Heading, Icon, LinkButton, Stack, Text } from '@portal/ui'
import type { EmailLinkTexts } from '#shared/email-links/EmailLinkAction.tsx'
import { EmailLinkPage, emailLinkScreen } from '#shared/email-links/EmailLinkPage.tsx'
import { paths } from '#shared/urls/paths.ts'
import { useNow } from '#shared/page/page-context.ts'
import { zoneLabel } from '#shared/content/zone-label.ts'
import { formatSpan } from '../event-times.ts'
import { useConfirmRegistrationMutation } from '../events.api.ts'

type Confirmed = NonNullable<ReturnType<typeof useConfirmRegistrationMutation>[1]['data']>

const WORDS: EmailLinkTexts = {
  ask: 'Press the button if it was you who registered. If it was not, close this page: the place becomes free again.',
  button: 'Confirm my place',
  busy: 'Confirming…',
  unknown: {
    title: 'We know no place under this link',
    text: 'It may be incomplete, or older than 7 days. Open it again in our email, or register again.',
    next: { label: 'All events', href: paths.events() },
  },
}

function Done({ place }: { place: Confirmed }) {
  const now = useNow()
  return (
    <Stack gap={16} role="status">
      <Heading level={2} size="part">
        Your place is confirmed
      </Heading>
      <Text>
        {place.title}: {formatSpan(place)}, {zoneLabel(place.timeZone, now)}. Your reference is{' '}
        {place.reference}.
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
  const [confirm, state] = useConfirmRegistrationMutation()
  return (
    <EmailLinkPage
      title="Confirm your place"
      headTitle="Confirm your place at an event"
      lead="We hold a place for 2 hours. Confirm it, and it is yours."
      description="One press confirms your place at an event."
      path={paths.eventRegistrationConfirm()}
      breadcrumbs={[{ label: 'Events', href: paths.events() }, { label: 'Confirm your place' }]}
      withoutScript={{
        byMail: { subject: 'My place at an event', ask: 'Write to us instead:' },
        children: 'Confirming a place needs JavaScript, which is off or did not load.',
      }}
      words={WORDS}
      state={state}
      act={confirm}
      done={state.data && <Done place={state.data} />}
    />
  )
}

export const screen = emailLinkScreen(RegistrationConfirmPage)
