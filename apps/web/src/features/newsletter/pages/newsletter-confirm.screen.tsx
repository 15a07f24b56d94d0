import { Cluster, Heading, LinkButton, Stack, Text } from '@portal/ui'
import type { EmailLinkTexts } from '#shared/email-links/EmailLinkAction.tsx'
import { EmailLinkPage, emailLinkScreen } from '#shared/email-links/EmailLinkPage.tsx'
import { paths } from '#shared/urls/paths.ts'
import { newsletterBreadcrumbs } from '../newsletter-breadcrumbs.ts'
import { useConfirmSubscriptionMutation } from '../newsletter.api.ts'

const WORDS: EmailLinkTexts = {
  ask: 'Press Confirm if it was you who asked for the newsletter. If it was not, close this page: nothing will be sent.',
  button: 'Confirm',
  busy: 'Confirming…',
  unknown: {
    title: 'This link does not work any more',
    text: 'It may be incomplete, or older than 7 days. Sign up again and we write you a new letter.',
    next: { label: 'Newsletter Sign-up', href: paths.newsletter() },
  },
}

const Done = ({ email }: { email: string }) => (
  <Stack gap={16} role="status">
    <Heading level={2} size="part">
      You are on the list
    </Heading>
    <Text>The newsletter goes to {email} from now on. Each letter has a link that ends it.</Text>
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
      lead="One press, and the next letter comes to you."
      description="One press confirms that you would like the newsletter of the Pacific Business Portal."
      path={paths.newsletterConfirm()}
      breadcrumbs={newsletterBreadcrumbs('Confirm')}
      withoutScript={{
        byMail: { subject: 'Newsletter', ask: 'Write to us from that address instead:' },
        children: 'Confirming needs JavaScript, which is off or did not load.',
      }}
      words={WORDS}
      state={state}
      act={confirm}
      done={state.data && <Done email={state.data.email} />}
    />
  )
}

export const screen = emailLinkScreen(ConfirmPage)
