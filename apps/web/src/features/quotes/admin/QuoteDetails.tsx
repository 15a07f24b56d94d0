import type { QuoteRequest } from '@portal/domain/contract'
import { getCountry } from '@portal/domain/place'
import { getQuoteStatusLabel } from '@portal/domain/quote'
import { formatDateTime, formatMoney } from '@portal/domain/shared'
import { Alert, Badge, Card, Cluster, DescriptionList, Heading, Stack, Text, token } from '@portal/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { formatValidUntil } from '../format-valid-until.ts'
import { QUOTE_TONES } from '../quote-tone.ts'
import { RequestSummary, RequestPrices } from '../status/RequestSummary.tsx'
import { QuoteContact } from './QuoteContact.tsx'
import { MoveQuote } from './MoveQuote.tsx'
import { QuoteListing } from './QuoteListing.tsx'
import { QuoteHistory } from './QuoteHistory.tsx'
import type { QuoteWork } from './useQuoteWork.ts'
import { WriteNote } from './WriteNote.tsx'

const Part = styled(Stack)`
  padding-top: ${token.space[16]};
  border-top: 1px solid ${token.role.line};
`

const Titled = ({ title, children }: { title: string; children: ReactNode }) => (
  <Part gap={12}>
    <Heading level={3} size="small">
      {title}
    </Heading>
    {children}
  </Part>
)

interface QuoteDetailsProps {
  quote: QuoteRequest
  work: QuoteWork
}

/** All details of a request, with its actions. */
export function QuoteDetails({ quote, work }: QuoteDetailsProps) {
  const { timeZone } = getCountry(quote.country)
  return (
    <Card as="article" aria-labelledby="quote-name">
      <Stack gap={16}>
        <Cluster justify="between" align="start">
          <Text translate="no" size="eyebrow" tone="action">
            {quote.reference}
          </Text>
          <Badge tone={QUOTE_TONES[quote.status]}>{getQuoteStatusLabel(quote.status)}</Badge>
        </Cluster>
        <Heading translate="no" level={2} id="quote-name" tabIndex={-1}>
          {quote.businessName}
        </Heading>
        <Text>
          <span translate="no">{quote.contactName}</span> asked on {formatDateTime(quote.createdAt, timeZone)}
          .
        </Text>
        {quote.isSample && <Alert tone="info">Sample data: nobody is waiting for an answer.</Alert>}
        <QuoteContact contact={quote} />
        <Titled title="What was asked for">
          <RequestSummary quote={quote} />
        </Titled>
        <Titled title="Prices at the time of the request">
          <RequestPrices quote={quote} />
        </Titled>
        {quote.offer && (
          <Titled title="The last quote">
            <DescriptionList
              items={[
                { term: 'Amount', details: formatMoney(quote.offer.amount) },
                { term: 'Valid until', details: formatValidUntil(quote.offer.validUntil) },
                ...quote.offer.items.map(({ name, price }, position) => ({
                  term: `Item ${position + 1}`,
                  details: `${name}: ${formatMoney(price)}`,
                })),
              ]}
            />
          </Titled>
        )}
        <Titled title="Answer">
          <MoveQuote quote={quote} work={work} />
        </Titled>
        <Titled title="Listing and order">
          <QuoteListing quote={quote} />
        </Titled>
        <Titled title="History">
          <QuoteHistory history={quote.history} timeZone={timeZone} />
          <WriteNote quote={quote} work={work} />
        </Titled>
      </Stack>
    </Card>
  )
}
