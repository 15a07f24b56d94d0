import { describeAlert, getAlertListPath } from '@portal/domain/alert'
import type { Alert } from '@portal/domain/contract'
import { Cluster, Heading, LinkButton, Stack, Text } from '@portal/ui'
import type { EmailLinkTexts } from '#shared/email-links/EmailLinkAction.tsx'
import { EmailLinkPage, createEmailLinkScreen } from '#shared/email-links/EmailLinkPage.tsx'
import { useEmailToken } from '#shared/email-links/useEmailToken.ts'
import { paths } from '#shared/urls/paths.ts'
import { getAlertBreadcrumbs } from '../alert-breadcrumbs.ts'
import { useConfirmAlertMutation } from '../alerts.api.ts'

const WORDS: EmailLinkTexts = {
  ask: 'Press Confirm if you asked for this alert. If you didn’t, close this page: we send nothing.',
  button: 'Confirm',
  busy: 'Confirming…',
  unknown: {
    title: 'This link does not work any more',
    text: 'It may be incomplete, or older than 7 days. Ask for the alert again and we’ll send you a new email.',
    next: { label: 'Email alerts', href: paths.alerts() },
  },
}

const Done = ({ email, alert, token }: { email: string; alert: Alert; token: string }) => (
  <Stack gap={16} role="status" align="start">
    <Heading level={2} size="part">
      Your alert is set
    </Heading>
    <Text>
      We’ll email new {describeAlert(alert)} to <span translate="no">{email}</span>,{' '}
      {alert.frequency === 'daily' ? 'daily at 7 am in Honiara' : 'on Mondays'}, whenever there are any. Every
      email has a link to stop the alert.
    </Text>
    <Cluster>
      <LinkButton href={getAlertListPath(alert)}>See the list</LinkButton>
      <LinkButton href={paths.alertLeave(token)} variant="danger">
        Stop this alert
      </LinkButton>
    </Cluster>
  </Stack>
)

function ConfirmPage() {
  const [confirm, state] = useConfirmAlertMutation()
  const token = useEmailToken()
  return (
    <EmailLinkPage
      title="Confirm your alert"
      lead="One tap, and you hear of what is new."
      description="One press confirms an email alert of the Pacific Business Portal."
      path={paths.alertConfirm()}
      breadcrumbs={getAlertBreadcrumbs('Confirm')}
      withoutScript={{
        byMail: { subject: 'Alert', ask: 'Write to us from that address instead:' },
        children: 'Confirming needs JavaScript, which is off or didn’t load.',
      }}
      words={WORDS}
      state={state}
      act={confirm}
      done={state.data && <Done {...state.data} token={token} />}
    />
  )
}

export const screen = createEmailLinkScreen(ConfirmPage)
