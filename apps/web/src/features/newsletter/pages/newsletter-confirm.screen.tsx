import { Cluster, Heading, LinkButton, Stack, Text, TextLink } from '@portal/ui'
import type { EmailLinkTexts } from '#shared/email-links/EmailLinkAction.tsx'
import { EmailLinkPage, createEmailLinkScreen } from '#shared/email-links/EmailLinkPage.tsx'
import { paths } from '#shared/urls/paths.ts'
import { getNewsletterBreadcrumbs } from '../newsletter-breadcrumbs.ts'
import { useConfirmSubscriptionMutation } from '../newsletter.api.ts'

const WORDS: EmailLinkTexts = {
  ask: 'Press Confirm if you asked for the newsletter. If you didn’t, close this page: we send nothing.',
  button: 'Confirm',
  busy: 'Confirming…',
  unknown: {
    title: 'This link does not work any more',
    text: 'It may be incomplete, or older than 7 days. Sign up again and we’ll send you a new email.',
    next: { label: 'Newsletter Sign-up', href: paths.newsletter() },
  },
}

const Done = ({ email }: { email: string }) => (
  <Stack gap={16} role="status">
    <Heading level={2} size="part">
      You are on the list
    </Heading>
    <Text>
      We’ll email the newsletter to <span translate="no">{email}</span> on Tuesdays. Every issue has a link to
      unsubscribe.
    </Text>
    <Text tone="soft">
      Changed your mind? Enter your address in{' '}
      <TextLink href={paths.newsletter()}>Newsletter Sign-up</TextLink> again: the email we then send has a
      link to unsubscribe.
    </Text>
    <Cluster>
      <LinkButton href={paths.news()}>Read the news</LinkButton>
      <LinkButton href={paths.events()} variant="secondary">
        See the events
      </LinkButton>
    </Cluster>
  </Stack>
)

function ConfirmPage() {
  const [confirm, state] = useConfirmSubscriptionMutation()
  return (
    <EmailLinkPage
      title="Confirm the newsletter"
      lead="One tap, and you get the next issue."
      description="One press confirms that you would like the newsletter of the Pacific Business Portal."
      path={paths.newsletterConfirm()}
      breadcrumbs={getNewsletterBreadcrumbs('Confirm')}
      withoutScript={{
        byMail: { subject: 'Newsletter', ask: 'Write to us from that address instead:' },
        children: 'Confirming needs JavaScript, which is off or didn’t load.',
      }}
      words={WORDS}
      state={state}
      act={confirm}
      done={state.data && <Done email={state.data.email} />}
    />
  )
}

export const screen = createEmailLinkScreen(ConfirmPage)
