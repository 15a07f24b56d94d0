import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getRefundableParts } from '@portal/domain/order'
import { PAID_YEAR } from '@portal/domain/plan'
import type { Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { changeBusiness } from '#features/businesses/change-business.ts'
import { insertOrder } from '#features/orders/orders.repository.ts'
import { reserveDocumentNumber } from '#features/orders/payments/documents.repository.ts'
import { insertPayment } from '#features/orders/payments/payments.repository.ts'
import { insertProof } from '#features/orders/proofs/proofs.repository.ts'
import { insertRate } from '#features/orders/rates/rates.repository.ts'
import { setQuoteBusiness } from '#features/quotes/quotes.repository.ts'
import { storePhotos } from '#media/photos.service.ts'
import { DEMO_FOLDER, type DemoData } from './data/demo-data.ts'
import {
  listDemoRates,
  createPaidOrder,
  createUnpaidOrders,
  createWebsiteOrder,
  type AcceptedQuote,
  type DemoOrder,
  type OrderingBusiness,
} from './orders.ts'
import type { PictureStore } from './stored-pictures.ts'

type Trx = Transaction<Database>

/** Proofs with stored files, by the name of their picture. */
export type StoredProofs = ReadonlyMap<string, { readonly name: string; readonly sha256: string }>

/** Stores the pictures of proofs in all sizes. */
export async function storeProofs(context: PictureStore, { orders }: DemoData): Promise<StoredProofs> {
  const stored = new Map<string, { name: string; sha256: string }>()
  for (const { proof } of orders.waiting) {
    if (!proof) continue
    const bytes = await readFile(join(DEMO_FOLDER, 'pictures', 'proofs', `${proof.picture}.webp`))
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const [photo] = await storePhotos(context, [{ position: 0, bytes, sha256 }], { account: null })
    if (photo) stored.set(proof.picture, { name: photo.name, sha256 })
  }
  return stored
}

interface NewOrders {
  readonly proofs: StoredProofs
  readonly adminId: number | null
  readonly now: number
}

/** Stores rates, the orders of paid plans, unpaid orders, and those of accepted quotes. */
export async function addOrders(
  trx: Trx,
  data: DemoData,
  { proofs, adminId, now }: NewOrders,
): Promise<void> {
  const rates = listDemoRates(data, now)
  for (const { currency, rate, day, at } of rates)
    await insertRate(trx, { currency, rate, as_of: day, set_by: adminId, set_at: at })
  const businesses = await findBusinesses(trx)
  const waiting = createUnpaidOrders(data, { businesses, rates, now })
  const paid = businesses.flatMap((business) => createPaidOrder(business, rates) ?? [])
  const ids = await storeOrders(
    trx,
    [...paid, ...waiting, ...(await addWebsiteOrders(trx, data, { businesses, now }))],
    adminId,
  )
  for (const { row, proof } of waiting) {
    const picture = proof && proofs.get(proof.picture)
    const orderId = ids.get(row.reference)
    if (!proof || !picture || orderId === undefined) continue
    const sha256 = Buffer.from(picture.sha256, 'hex')
    await insertProof(trx, { order_id: orderId, name: picture.name, sha256, note: proof.note, at: proof.at })
  }
}

/** Finds every business with its owner and its paid time. */
async function findBusinesses(trx: Trx): Promise<OrderingBusiness[]> {
  const rows = await trx
    .selectFrom('businesses')
    .innerJoin('users', 'users.id', 'businesses.owner_id')
    .leftJoin('plan_periods', 'plan_periods.business_id', 'businesses.id')
    .select(['businesses.id', 'businesses.name', 'businesses.country', 'owner_id', 'users.email'])
    .select(['first_name', 'last_name', 'plan_periods.id as period_id', 'plan_periods.tier', 'starts_at'])
    .orderBy('businesses.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    country: row.country,
    ownerId: row.owner_id,
    ownerName: `${row.first_name} ${row.last_name}`.trim(),
    ownerEmail: row.email,
    period:
      row.period_id === null || row.tier === null || row.starts_at === null
        ? null
        : { id: row.period_id, tier: row.tier, startsAt: row.starts_at },
  }))
}

/** Stores orders by time, since their documents are numbered in that order; returns their ids by reference. */
async function storeOrders(
  trx: Trx,
  orders: readonly DemoOrder[],
  adminId: number | null,
): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>()
  for (const { row, items } of orders.toSorted((a, b) => a.row.created_at - b.row.created_at)) {
    const invoice_number = await reserveDocumentNumber(trx, 'invoice', row.created_at)
    const { id } = await insertOrder(trx, { ...row, invoice_number }, items)
    ids.set(row.reference, id)
    if (row.period_id != null) await markBought(trx, row.period_id, row, items)
  }
  const payments = orders.flatMap(({ row, payments: own }) =>
    own.map((payment) => ({ ...payment, order_id: ids.get(row.reference) ?? 0 })),
  )
  for (const payment of payments.toSorted((a, b) => a.recorded_at - b.recorded_at))
    await insertPayment(trx, {
      ...payment,
      number: await reserveDocumentNumber(trx, 'receipt', payment.recorded_at),
      recorded_by: adminId,
      provider: null,
      external_id: null,
    })
  return ids
}

/** Records that an order bought paid time. */
async function markBought(
  trx: Trx,
  periodId: number,
  { quote_reference: quote }: Pick<DemoOrder['row'], 'quote_reference'>,
  items: DemoOrder['items'],
): Promise<void> {
  await trx
    .updateTable('plan_periods')
    .set({
      cause: quote === null ? 'order' : 'quote',
      paid_cents: quote === null ? getRefundableParts(items).planCents : 0,
    })
    .where('id', '=', periodId)
    .execute()
}

/** Creates the orders of accepted quotes; the paid time of a listing begins with the payment. */
async function addWebsiteOrders(
  trx: Trx,
  data: DemoData,
  { businesses, now }: { readonly businesses: readonly OrderingBusiness[]; readonly now: number },
): Promise<DemoOrder[]> {
  const orders: DemoOrder[] = []
  for (const website of data.orders.websites) {
    const quote = await findAccepted(trx, website.quote)
    const business = businesses.find(({ name }) => name === website.business)
    if (!quote || !business)
      throw new Error(`There is no accepted quote ${website.quote}, or no ${website.business}`)
    const order = createWebsiteOrder(quote, website, { business, rates: listDemoRates(data, now) })
    await setQuoteBusiness(trx, quote.id, business.id)
    await startPeriod(trx, business, order.row.paid_at ?? now)
    orders.push(order)
  }
  return orders
}

async function startPeriod(trx: Trx, { id, period }: OrderingBusiness, startsAt: number): Promise<void> {
  if (period === null) return
  const endsAt = startsAt + PAID_YEAR
  await trx
    .updateTable('plan_periods')
    .set({ starts_at: startsAt, ends_at: endsAt })
    .where('id', '=', period.id)
    .execute()
  await changeBusiness(trx, id, { plan_expires_at: endsAt, public_until: endsAt })
}

async function findAccepted(trx: Trx, reference: string): Promise<AcceptedQuote | null> {
  const row = await trx
    .selectFrom('quote_requests as q')
    .innerJoin('quote_events as accepted', (on) =>
      on.onRef('accepted.quote_id', '=', 'q.id').on('accepted.status', '=', 'accepted'),
    )
    .innerJoin('quote_events as offer', (on) =>
      on.onRef('offer.quote_id', '=', 'q.id').on('offer.amount_cents', 'is not', null),
    )
    .select(['q.id', 'q.reference', 'q.business_name', 'q.contact_name', 'q.email', 'q.country'])
    .select(['accepted.at', 'offer.amount_cents'])
    .where('q.reference', '=', reference)
    .executeTakeFirst()
  if (!row || row.amount_cents === null) return null
  return {
    id: row.id,
    reference: row.reference,
    businessName: row.business_name,
    contactName: row.contact_name,
    email: row.email,
    country: row.country,
    acceptedAt: row.at,
    cents: row.amount_cents,
  }
}
