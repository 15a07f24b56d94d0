import { getCountry, type CountryCode } from '@portal/domain/place'
import { CURRENCY } from '@portal/domain/plan'
import { estimateQuote, type QuoteStatus } from '@portal/domain/quote'
import { addDays, toLocalDay } from '@portal/domain/shared'
import type { QuoteRecord } from '#features/quotes/quotes.repository.ts'
import { toStoredOffer } from '#features/quotes/stored-offer.ts'
import type { DemoData } from './data/demo-data.ts'

/** An event of a request: a change of status, or, if null, a note among administrators. */
interface DemoQuoteEvent {
  readonly status: QuoteStatus | null
  readonly note: string | null
  readonly at: number
  /** With the status `quoted`. */
  readonly offer?: ReturnType<typeof toStoredOffer>
}

interface DemoQuote {
  readonly record: QuoteRecord
  /** The oldest first. */
  readonly events: readonly DemoQuoteEvent[]
}

/** Creates requests for websites in every status, made before `now` (milliseconds) at today's prices. */
export const createQuoteRequests = (data: DemoData, now: number): DemoQuote[] =>
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
      events: history.map(({ after, status, note, offer }) => {
        const at = createdAt + after
        return { status, note, at, ...(offer && { offer: createOffer(offer, request.country, at) }) }
      }),
    }
  })

/** Creates a quote that is valid for `validDays` from `at` (milliseconds). */
function createOffer(
  { amount, validDays }: { readonly amount: number; readonly validDays: number },
  country: CountryCode,
  at: number,
) {
  const validUntil = addDays(toLocalDay(at, getCountry(country).timeZone), validDays)
  return toStoredOffer({ amount, validUntil, items: [] }, country, at)
}
