import { ErrorState, Skeleton, Stack, Text } from '@portal/ui'
import { describeFailure } from '#shared/calls/describe-failure.ts'
import { isUnknownToken } from '#shared/email-links/EmailLinkAction.tsx'
import { useLeaveAlertMutation, useReadAlertsQuery } from '../alerts.api.ts'
import { AlertList } from './AlertList.tsx'
import { NoAlerts } from './NoAlerts.tsx'

/** The alerts of the address that an email was sent to. */
export function AlertsByToken({ token }: { token: string }) {
  const { data, error, isFetching, refetch } = useReadAlertsQuery(token)
  const [leave, state] = useLeaveAlertMutation()
  if (!data && isUnknownToken(error))
    return (
      <NoAlerts title="This link does not work">
        It may be incomplete or from an old email. Open the link at the end of the latest one.
      </NoAlerts>
    )
  if (!data && error)
    return (
      <ErrorState title="We couldn’t load your alerts" onRetry={() => void refetch()} retrying={isFetching}>
        Check your connection and try again.
      </ErrorState>
    )
  if (!data) return <Skeleton shape="block" />
  if (data.alerts.length === 0)
    return <NoAlerts title="You have no alerts">We deleted your address and send you nothing.</NoAlerts>
  return (
    <Stack gap={8}>
      <Text tone="soft">
        Alerts for <span translate="no">{data.email}</span>
      </Text>
      <AlertList
        alerts={data.alerts}
        stopping={state.isLoading ? state.originalArgs?.alertId : undefined}
        problem={state.error && describeFailure(state.error, 'The alert is not stopped. Please try again.')}
        onStop={(alertId) => void leave({ token, alertId })}
      />
    </Stack>
  )
}
