import type { OwnBusiness } from '@portal/domain/contract'
import { getReviewDueDate } from '@portal/domain/moderation'
import { TRIAL } from '@portal/domain/plan'
import { formatDate, formatDay } from '@portal/domain/shared'
import { Alert, Text } from '@portal/ui'
import { useNow } from '#shared/page/page-context.ts'

/** By when a pending listing is reviewed, and its reference. */
export function PendingNote({ business }: { business: OwnBusiness }) {
  const now = useNow()
  const { submittedAt, timeZone, reference } = business
  const due = getReviewDueDate(submittedAt, timeZone)
  return (
    <>
      {due.getTime() >= now ? (
        <Alert tone="info" title={`We’ll reply by ${formatDay(due, timeZone)}.`}>
          Your listing then goes live with {TRIAL.days} days free.
        </Alert>
      ) : (
        <Alert title="Our answer is late.">
          You should have heard from us by {formatDay(due, timeZone)}. We are sorry: your listing is still in
          our queue. Time in review doesn’t count towards your {TRIAL.days} free days.
        </Alert>
      )}
      <Text size="small" tone="soft">
        Sent {formatDate(submittedAt, timeZone)}
        {reference !== null && (
          <>
            {' '}
            · Reference <span translate="no">{reference}</span>
          </>
        )}
      </Text>
    </>
  )
}
