import { ErrorState, Skeleton } from '@portal/ui'
import { describeFailure } from '#shared/calls/describe-failure.ts'
import { useDeleteAlertMutation, useListAlertsQuery } from '../alerts.api.ts'
import { AlertList } from './AlertList.tsx'
import { NoAlerts } from './NoAlerts.tsx'

/** The alerts of the signed-in person's address. */
export function OwnAlerts() {
  const { data, error, isFetching, refetch } = useListAlertsQuery()
  const [stop, state] = useDeleteAlertMutation()
  if (!data && error)
    return (
      <ErrorState title="We couldn’t load your alerts" onRetry={() => void refetch()} retrying={isFetching}>
        Check your connection and try again.
      </ErrorState>
    )
  if (!data) return <Skeleton shape="block" />
  if (data.length === 0)
    return (
      <NoAlerts title="You have no alerts">
        Alerts for another address are listed by the link at the end of their emails.
      </NoAlerts>
    )
  return (
    <AlertList
      alerts={data}
      stopping={state.isLoading ? state.originalArgs : undefined}
      problem={state.error && describeFailure(state.error, 'The alert is not stopped. Please try again.')}
      onStop={(id) => void stop(id)}
    />
  )
}
