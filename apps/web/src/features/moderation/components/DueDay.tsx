import { getReviewDueDate } from '@portal/domain/moderation'
import { formatDay } from '@portal/domain/shared'
import { Badge, Cluster } from '@portal/ui'
import { useNow } from '#shared/page/page-context.ts'

interface DueDayProps {
  submittedAt: string
  timeZone: string
}

/** The promised review date. */
export function DueDay({ submittedAt, timeZone }: DueDayProps) {
  const now = useNow()
  const due = getReviewDueDate(submittedAt, timeZone)
  return (
    <Cluster gap={8}>
      {formatDay(due, timeZone)}
      {due.getTime() < now && <Badge tone="danger">Overdue</Badge>}
    </Cluster>
  )
}
