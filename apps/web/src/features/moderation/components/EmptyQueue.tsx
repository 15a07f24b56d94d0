import type { QueueKind } from '@portal/domain/contract'
import { formatRelativeTime } from '@portal/domain/shared'
import { EmptyState, LinkButton } from '@portal/ui'
import { useNow } from '#shared/page/page-context.ts'
import { paths } from '#shared/urls/paths.ts'
import { KINDS } from '../queue-kinds.ts'

interface EmptyQueueProps {
  kind: QueueKind | null
  search: string
  last: { text: string; at: number } | null
}

/** Shown if nothing waits, or nothing matches. */
export function EmptyQueue({ kind, search, last }: EmptyQueueProps) {
  const now = useNow()
  const whole = <LinkButton href={paths.admin()}>The whole queue</LinkButton>
  const what = kind === null ? 'Everything' : KINDS[kind].plural
  if (search !== '') {
    return (
      <EmptyState title="Nothing found" as="h3" action={whole}>
        No pending item matches “{search}”.
      </EmptyState>
    )
  }
  return (
    <EmptyState title="Nothing to review" icon="check" as="h3" action={kind === null ? undefined : whole}>
      {last === null
        ? `${what} to review appear here.`
        : `Last decision: ${last.text}, ${formatRelativeTime(last.at, Math.max(now, last.at))}.`}
    </EmptyState>
  )
}
