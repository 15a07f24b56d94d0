import { CURRENCY } from '@portal/domain/plan'
import { estimateQuote, type QuoteStatus } from '@portal/domain/quote'
import type { QuoteRecord } from '#features/quotes/quotes.repository.ts'
import type { DemoData } from './data/demo-data.ts'

/** What happened to a request: a change of status, or where it is null a note among administrators. */
interface DemoQuoteEvent {
  readonly status: QuoteStatus | null
  readonly note: string | null
  readonly at: number
}

interface DemoQuote {
  readonly record: QuoteRecord
  /** The oldest first. */
  readonly events: readonly DemoQuoteEvent[]
}

/** Requests for websites in every status, made before `now` (milliseconds) at today's prices. */
export const quoteRequests = (data: DemoData, now: number): DemoQuote[] =>
  data.quoteRequests.map(({ sentAgo, services, domain, history, ...request }) => {
    const createdAt = now - sentAgo
    const { base, services: priced, total } = estimateQuote(request.pages, services)
    const estimate = { base, services: [...priced], total, currency: CURRENCY.code }
    return {
      record: {
        ...request,
        domainType: domain.type,
        domainName: domain.name,
        estimate,
        createdAt,
        isSample: true,
      },
      events: history.map(({ after, status, note }) => ({ status, note, at: createdAt + after })),
    }
  })
