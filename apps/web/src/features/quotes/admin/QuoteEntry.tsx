import type { QuoteRequest } from '@portal/domain/contract'
import { getCountry } from '@portal/domain/place'
import { getQuoteStatusLabel } from '@portal/domain/quote'
import { formatMoney, formatRelativeTime } from '@portal/domain/shared'
import { Badge, Card, CardLink, Cluster, Heading, Text } from '@portal/ui'
import { useNow } from '#shared/page/page-context.ts'
import { QUOTE_TONES } from '../quote-tone.ts'

interface QuoteEntryProps {
  quote: QuoteRequest
  href: string
  current: boolean
}

/** A request in the list: sender, subject, age and status. */
export function QuoteEntry({ quote, href, current }: QuoteEntryProps) {
  const now = useNow()
  return (
    <Card as="li" gap={4}>
      <Cluster justify="between" align="start" gap={8}>
        <Heading level={3} size="small">
          <CardLink translate="no" href={href} aria-current={current ? 'true' : undefined}>
            {quote.businessName}
          </CardLink>
        </Heading>
        <Badge tone={QUOTE_TONES[quote.status]}>{getQuoteStatusLabel(quote.status)}</Badge>
      </Cluster>
      <Text size="small" tone="soft">
        <span translate="no">{quote.contactName}</span> · {getCountry(quote.country).name}
      </Text>
      <Text size="small" tone="soft">
        {quote.pages} pages · {formatMoney(quote.estimate.total)} · {formatRelativeTime(quote.createdAt, now)}
      </Text>
    </Card>
  )
}
