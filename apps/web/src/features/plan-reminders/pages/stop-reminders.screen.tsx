import { Alert, Button, Card, Cluster, Heading, LinkButton, Stack, Text } from '@portal/ui'
import { useSearchParams } from 'react-router-dom'
import { describeFailure } from '#shared/calls/describe-failure.ts'
import type { EmailLinkTexts } from '#shared/email-links/EmailLinkAction.tsx'
import { EmailLinkPage, createEmailLinkScreen } from '#shared/email-links/EmailLinkPage.tsx'
import { useEmailToken } from '#shared/email-links/useEmailToken.ts'
import { orderPaths } from '#shared/urls/order-paths.ts'
import { paths, withQuery } from '#shared/urls/paths.ts'
import { useResumeRemindersMutation, useStopRemindersMutation } from '../plan-reminders.api.ts'

/** One-click unsubscribe, for mail programs and browsers without JavaScript. */
const ONE_CLICK = '/api/reminders/one-click'

const WORDS: EmailLinkTexts = {
  ask: 'Press the button to stop reminders before a free trial or a paid plan ends, for all your listings. On the last day of a trial we still email you once to ask which plan you would like.',
  button: 'Stop reminders',
  busy: 'Stopping…',
  unknown: {
    title: 'This link does not work',
    text: 'It may be incomplete, or from an old email. Open the link at the end of the newest reminder.',
    next: { label: 'Open your dashboard', href: paths.dashboard() },
  },
}

const UNCLEAR = 'That did not work. Check your connection and try again.'

/** Shown once reminders are stopped. `token` is empty if the mail program or browser stopped them in one click. */
function Stopped({ token }: { readonly token: string }) {
  const [resume, state] = useResumeRemindersMutation()
  if (state.isSuccess) return <Resumed />
  return (
    <Stack gap={16} role="status">
      <Heading level={2} size="part">
        Reminders are stopped
      </Heading>
      <Text>
        Your dashboard still shows when each trial and plan ends. When one ends, visitors see only the name,
        place and phone number of the listing. We delete nothing.
      </Text>
      {state.error !== undefined && !state.isLoading && (
        <Alert tone="danger" role="alert">
          {describeFailure(state.error, UNCLEAR)}
        </Alert>
      )}
      {token === '' && <Text>To get reminders again, open the link in any of them.</Text>}
      <Cluster>
        <LinkButton href={paths.dashboard()}>Open your dashboard</LinkButton>
        {token !== '' && (
          <Button variant="secondary" busy={state.isLoading} onClick={() => void resume(token)}>
            Get reminders again
          </Button>
        )}
      </Cluster>
    </Stack>
  )
}

const Resumed = () => (
  <Stack gap={16} role="status">
    <Heading level={2} size="part">
      You get reminders again
    </Heading>
    <Text>We email you before a free trial or a paid plan of your listings ends.</Text>
    <Cluster>
      <LinkButton href={paths.dashboard()}>Open your dashboard</LinkButton>
    </Cluster>
  </Stack>
)

function StopPage() {
  const [query] = useSearchParams()
  const [stop, state] = useStopRemindersMutation()
  const token = useEmailToken()
  const isStopped = token === '' && query.get('stopped') !== null
  return (
    <EmailLinkPage
      title="Stop reminders"
      lead="One press, for all your listings."
      description="One press stops the reminders about trials and plans of your listings."
      path={orderPaths.stopReminders()}
      breadcrumbs={[{ label: 'Stop reminders' }]}
      words={WORDS}
      state={state}
      act={stop}
      action={withQuery(ONE_CLICK, { token })}
      done={<Stopped token={token} />}
      instead={
        isStopped && (
          <Card>
            <Stopped token="" />
          </Card>
        )
      }
    />
  )
}

export const screen = createEmailLinkScreen(StopPage, ['stopped'])
