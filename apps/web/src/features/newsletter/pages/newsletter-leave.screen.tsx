import { Card, Cluster, Heading, LinkButton, Stack, Text } from '@portal/ui'
import { useSearchParams } from 'react-router-dom'
import type { EmailLinkTexts } from '#shared/email-links/EmailLinkAction.tsx'
import { EmailLinkPage, createEmailLinkScreen } from '#shared/email-links/EmailLinkPage.tsx'
import { paths, withQuery } from '#shared/urls/paths.ts'
import { useEmailToken } from '#shared/email-links/useEmailToken.ts'
import { getNewsletterBreadcrumbs } from '../newsletter-breadcrumbs.ts'
import { useLeaveNewsletterMutation } from '../newsletter.api.ts'

/** One-click unsubscribe, for mail programs and browsers without JavaScript. */
const ONE_CLICK = '/api/newsletter/one-click'

const WORDS: EmailLinkTexts = {
  ask: 'Press the button to unsubscribe. We delete your address.',
  button: 'Unsubscribe',
  busy: 'Unsubscribing…',
  unknown: {
    title: 'This link does not work',
    text: 'It may be incomplete or from an old issue. Open the link at the end of the latest one.',
    next: { label: 'Newsletter Sign-up', href: paths.newsletter() },
  },
}

const Done = () => (
  <Stack gap={16} role="status">
    <Heading level={2} size="part">
      You are unsubscribed
    </Heading>
    <Text>We deleted your address and won’t email you again. You can sign up again at any time.</Text>
    <Cluster>
      <LinkButton href={paths.home()}>Go to the home page</LinkButton>
      <LinkButton href={paths.newsletter()} variant="secondary">
        Sign up again
      </LinkButton>
    </Cluster>
  </Stack>
)

function LeavePage() {
  const [query] = useSearchParams()
  const [unsubscribe, state] = useLeaveNewsletterMutation()
  const token = useEmailToken()
  const isUnsubscribed = token === '' && query.get('left') !== null
  return (
    <EmailLinkPage
      title="Unsubscribe from the newsletter"
      lead="One press, no questions."
      description="Unsubscribe from the newsletter of the Pacific Business Portal with one press."
      path={paths.newsletterLeave()}
      breadcrumbs={getNewsletterBreadcrumbs('Unsubscribe')}
      words={WORDS}
      state={state}
      act={unsubscribe}
      action={withQuery(ONE_CLICK, { token })}
      done={<Done />}
      instead={
        isUnsubscribed && (
          <Card>
            <Done />
          </Card>
        )
      }
    />
  )
}

export const screen = createEmailLinkScreen(LeavePage, ['left'])
