import type { QuoteEvent } from '@portal/domain/contract'
import { quoteStatusLabel } from '@portal/domain/quote'
import { formatDateTime, formatRelativeTime } from '@portal/domain/shared'
import { Badge, Cluster, Text, token } from '@portal/ui'
import { styled } from 'styled-components'
import { useNow } from '#shared/page/page-context.ts'

const List = styled.ol`
  display: grid;
  gap: ${token.space[16]};
  > li {
    display: grid;
    gap: ${token.space[4]};
    padding-left: ${token.space[16]};
    border-left: 3px solid ${token.role.line};
  }
  > [data-kind='note'] {
    border-left-color: ${token.color.sun};
  }
`

const Words = styled(Text)`
  white-space: pre-line;
  overflow-wrap: anywhere;
`

function What({ kind, status }: QuoteEvent) {
  if (kind === 'note') return <Badge tone="sun">Internal note</Badge>
  return <strong>Moved to {status === null ? 'another status' : quoteStatusLabel(status)}</strong>
}

/** A request's history: what happened, by whom and when, newest first. */
export function QuoteHistory({ history, timeZone }: { history: readonly QuoteEvent[]; timeZone: string }) {
  const now = useNow()
  if (history.length === 0)
    return <Text tone="soft">Nothing yet: nobody has moved it or written a note.</Text>
  return (
    <List role="list" aria-label="History">
      {history.map((event) => (
        <li key={`${event.at} ${event.kind} ${event.status}`} data-kind={event.kind}>
          <Cluster gap={8}>
            <What {...event} />
          </Cluster>
          {event.note !== null && <Words>{event.note}</Words>}
          <Text size="small" tone="soft">
            {event.by ?? 'An account that is gone'} · {formatDateTime(event.at, timeZone)},{' '}
            {formatRelativeTime(event.at, now)}
          </Text>
        </li>
      ))}
    </List>
  )
}
