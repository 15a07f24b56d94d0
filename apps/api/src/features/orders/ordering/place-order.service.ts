import { getLocalCurrency, PRICE_VALIDITY_MS, type OrderItem } from '@portal/domain/order'
import type { CountryCode } from '@portal/domain/place'
import type { OrderedTier } from '@portal/domain/plan'
import type { Kysely, Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { generateReference } from '#shared/reference.ts'
import { enqueuePaidMail, enqueuePlacedMails } from '../order-mails.ts'
import { findOrderByReference, insertOrder } from '../orders.repository.ts'
import type { OrderRow } from '../orders.table.ts'
import { getDue } from '../orders.view.ts'
import { insertCredit } from '../payments/credit.repository.ts'
import { reserveDocumentNumber } from '../payments/documents.repository.ts'
import { settle } from '../payments/settlement.service.ts'
import { findRate } from '../rates/rates.repository.ts'

type Trx = Transaction<Database>

/** An order to place. Amounts in cents. */
export interface PlacedOrder {
  readonly businessId: number | null
  readonly userId: number | null
  /** The accepted quote it is for. */
  readonly quote: { readonly id: number; readonly reference: string } | null
  readonly tier: OrderedTier
  /** Whether its paid time begins once it is paid, even during a trial. */
  readonly startsNow: boolean
  readonly billedTo: {
    readonly name: string
    readonly businessName: string
    readonly email: string
    readonly country: CountryCode
  }
  readonly items: readonly OrderItem[]
  readonly totalCents: number
  /** Credit of the account used for it. */
  readonly creditCents: number
}

/** Stores an order with its invoice and notifies its buyer; one fully covered by credit is paid at once. */
export async function placeOrder(
  trx: Trx,
  context: Pick<AppContext, 'config' | 'now' | 'randomBytes'>,
  order: PlacedOrder,
): Promise<OrderRow> {
  const at = context.now()
  const { billedTo, creditCents, items } = order
  const reference = await generateReference(context.randomBytes, async (candidate) =>
    Boolean(await findOrderByReference(trx, candidate)),
  )
  const row = await insertOrder(
    trx,
    {
      reference,
      invoice_number: await reserveDocumentNumber(trx, 'invoice', at),
      status: 'open',
      created_at: at,
      price_held_until: at + PRICE_VALIDITY_MS,
      business_id: order.businessId,
      user_id: order.userId,
      quote_request_id: order.quote?.id ?? null,
      quote_reference: order.quote?.reference ?? null,
      tier: order.tier,
      starts_now: order.startsNow ? 1 : 0,
      billed_name: billedTo.name,
      billed_business: billedTo.businessName,
      billed_email: billedTo.email,
      billed_country: billedTo.country,
      total_cents: order.totalCents,
      credit_cents: creditCents,
      ...(await readLocalRate(trx, billedTo.country)),
      is_sample: 0,
    },
    items,
  )
  const entry = { user_id: order.userId, order_id: row.id, kind: 'used', at } as const
  await insertCredit(trx, { ...entry, cents: -creditCents })
  if (getDue(row) > 0) {
    await enqueuePlacedMails(trx, context, row)
    return row
  }
  const { row: paid, period } = await settle(trx, row, at)
  await enqueuePaidMail(trx, context, paid, { payment: null, period, creditCents: 0 })
  return paid
}

async function readLocalRate(db: Kysely<Database>, country: CountryCode) {
  const rate = await findRate(db, getLocalCurrency(country))
  return {
    local_currency: rate?.currency ?? null,
    local_rate: rate?.rate ?? null,
    local_rate_day: rate?.as_of ?? null,
  }
}
