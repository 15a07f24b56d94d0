import type { QuoteEvent, QuoteOffer } from '@portal/domain/contract'
import { getQuoteStatusLabel } from '@portal/domain/quote'
import { formatDateTime, formatMoney, formatRelativeTime } from '@portal/domain/shared'
import { Badge, Cluster, Text } from '@portal/ui'
import { HistoryList, HistoryText } from '#shared/lists/HistoryList.ts'
import { useNow } from '#shared/page/page-context.ts'
import { formatValidUntil } from '../format-valid-until.ts'

function What({ kind, status, byRequester }: QuoteEvent) {
  if (kind === 'note') return <Badge tone="sun">Internal note</Badge>
  if (byRequester && status !== null) return <strong>{getQuoteStatusLabel(status)} by the customer</strong>
  return <strong>Moved to {status === null ? 'another status' : getQuoteStatusLabel(status)}</strong>
}

const formatOffer = ({ amount, validUntil }: QuoteOffer): string =>
  `${formatMoney(amount)}, valid until ${formatValidUntil(validUntil)}`

/** A request's history: what happened, by whom and when, newest first. */
export function QuoteHistory({ history, timeZone }: { history: readonly QuoteEvent[]; timeZone: string }) {
  const now = useNow()
  if (history.length === 0) return <Text tone="soft">No changes or notes yet.</Text>
  return (
    <HistoryList aria-label="History">
      {history.map((event) => (
        <li key={`${event.at} ${event.kind} ${event.status}`} data-kind={event.kind}>
          <Cluster gap={8}>
            <What {...event} />
          </Cluster>
          {event.offer !== null && <Text>{formatOffer(event.offer)}</Text>}
          {event.note !== null && <HistoryText>{event.note}</HistoryText>}
          <Text size="small" tone="soft">
            {event.by ?? (event.byRequester ? 'On the status page' : 'A deleted account')} ·{' '}
            {formatDateTime(event.at, timeZone)}, {formatRelativeTime(event.at, now)}
          </Text>
        </li>
      ))}
    </HistoryList>
  )
}
