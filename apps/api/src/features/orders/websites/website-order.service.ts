import type { OrderItem } from '@portal/domain/order'
import { WEBSITE_PACKAGE } from '@portal/domain/quote'
import type { Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { findAccountFacts } from '#features/users/users.service.ts'
import { Problem } from '#shared/problem.ts'
import { enqueuePlanBegunMail } from '../order-mails.ts'
import { findOrderOfQuote, updateOrder } from '../orders.repository.ts'
import type { OrderRow } from '../orders.table.ts'
import { placeOrder, type PlacedOrder } from '../ordering/place-order.service.ts'
import { findCredit } from '../payments/credit.repository.ts'
import { startPurchasedPlan } from '../payments/settlement.service.ts'

type Trx = Transaction<Database>
type MailContext = Pick<AppContext, 'config' | 'now' | 'randomBytes'>

/** An accepted quote. Amounts in US dollars. */
interface WebsiteOrder extends Pick<PlacedOrder, 'businessId' | 'billedTo'> {
  readonly quote: { readonly id: number; readonly reference: string }
  readonly amount: number
  /** The items of the amount; may be empty. */
  readonly items: readonly { readonly name: string; readonly price: number }[]
}

const toCents = (amount: number): number => Math.round(amount * 100)

/** Places the order of a website: billed to the requester, and to their account if one has a confirmed address. */
export async function placeWebsiteOrder(
  trx: Trx,
  context: MailContext,
  { quote, businessId, billedTo, amount, items }: WebsiteOrder,
): Promise<OrderRow> {
  const account = await findAccountFacts(trx, { userId: null, email: billedTo.email })
  const userId = account?.isEmailConfirmed ? account.id : null
  const totalCents = toCents(amount)
  const credit = userId === null ? 0 : await findCredit(trx, userId)
  return placeOrder(trx, context, {
    businessId,
    userId,
    quote,
    tier: WEBSITE_PACKAGE.listingTier,
    startsNow: true,
    billedTo,
    items: toItems(items, { name: `Website for ${billedTo.businessName}`, cents: totalCents }),
    totalCents,
    creditCents: Math.min(Math.max(0, credit), totalCents),
  })
}

const toItems = (
  items: WebsiteOrder['items'],
  whole: Pick<OrderItem, 'name' | 'cents'>,
): readonly OrderItem[] =>
  (items.length === 0 ? [whole] : items.map(({ name, price }) => ({ name, cents: toCents(price) }))).map(
    (item) => ({ kind: 'website' as const, ...item }),
  )

/**
 * Links the order of a quote to the listing that gets its plan, or to none. The plan of a paid order starts with the
 * link, and then stays with its listing.
 */
export async function linkWebsiteOrder(
  trx: Trx,
  context: MailContext,
  quoteRequestId: number,
  businessId: number | null,
): Promise<void> {
  const order = await findOrderOfQuote(trx, quoteRequestId)
  if (!order || order.business_id === businessId) return
  if (order.status === 'refunded')
    throw new Problem('conflict', 'The order for this website was refunded, so no listing gets a plan')
  if (order.period_id !== null)
    throw new Problem(
      'conflict',
      'The order for this website is paid, and its plan has begun for another listing',
    )
  const row = await updateOrder(trx, order.id, { business_id: businessId })
  if (row.status !== 'paid' || businessId === null) return
  const { row: updated, period } = await startPurchasedPlan(trx, row, context.now())
  if (period) await enqueuePlanBegunMail(trx, context, updated, period)
}
