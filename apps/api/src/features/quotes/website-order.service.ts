import type { Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { placeWebsiteOrder } from '#features/orders/websites/website-order.service.ts'
import type { QuoteWithHistory } from './quotes.repository.ts'
import { getLastOffer } from './quotes.view.ts'

/** Places the order of an accepted quote. Old quotes without an amount get none. */
export async function orderWebsite(
  trx: Transaction<Database>,
  context: Pick<AppContext, 'config' | 'now' | 'randomBytes'>,
  quote: QuoteWithHistory,
): Promise<void> {
  const { row, order, business } = quote
  const offer = getLastOffer(quote)
  if (offer === null || order !== null) return
  await placeWebsiteOrder(trx, context, {
    quote: { id: row.id, reference: row.reference },
    businessId: business?.id ?? null,
    billedTo: {
      name: row.contact_name,
      businessName: row.business_name,
      email: row.email,
      country: row.country,
    },
    amount: offer.amount,
    items: offer.items,
  })
}
