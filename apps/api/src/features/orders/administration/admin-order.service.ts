import type { AdminOrder } from '@portal/domain/contract'
import { getDueCents, isRefundable, getRefundableParts } from '@portal/domain/order'
import { getNextPeriod } from '@portal/domain/plan'
import type { Kysely } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { findAccountFacts, findAddressee } from '#features/users/users.service.ts'
import { readPlanPeriods, readTrialWait } from '#features/businesses/plan.service.ts'
import { recordAction } from '#features/audit/audit.service.ts'
import { Problem } from '#shared/problem.ts'
import { cancel, requireUnpaid } from '../ordering/cancellation.service.ts'
import { findItems, findOrder, findPayments } from '../orders.repository.ts'
import { describeOrder, type OrdersContext } from '../orders.service.ts'
import type { OrderRow } from '../orders.table.ts'
import { getMoney, toDollars } from '../orders.view.ts'
import { findCredit } from '../payments/credit.repository.ts'
import { isPartPaid, splitPartPaid } from '../payments/part-paid.service.ts'
import { findForeignPayments, toForeignReturns } from '../payments/payments.repository.ts'
import { sumStandingReturns } from '../payments/provider-return.ts'

type Db = Kysely<Database>

/** An order by its id; throws if there is none. */
export async function requireOrder(db: Db, id: number): Promise<OrderRow> {
  const row = await findOrder(db, id)
  if (row) return row
  throw new Problem('not-found', 'Order not found')
}

export const readAdminOrder = async (context: OrdersContext, id: number): Promise<AdminOrder> =>
  describeForAdmins(context, context.store.read, await requireOrder(context.store.read, id))

/** An order as administrators see it. */
export async function describeForAdmins(context: OrdersContext, db: Db, row: OrderRow): Promise<AdminOrder> {
  const account =
    row.user_id === null ? null : await findAccountFacts(db, { userId: row.user_id, email: null })
  return {
    ...(await describeOrder(context, db, row)),
    id: row.id,
    owner: account && { id: account.id, name: account.name, email: account.email },
    credit: row.user_id === null ? 0 : toDollars(await findCredit(db, row.user_id)),
    quoteRequestId: row.quote_request_id,
    next: await readNext(context, db, row),
    refundReason: row.refund_reason,
    cancellationReason: row.cancellation_reason,
    paymentNotes: await readNotes(db, row.id),
    refundable: await readRefundable(context, db, row),
    foreignPayments: (await findForeignPayments(db, row.id)).map((foreign) => ({
      id: foreign.id,
      currency: foreign.currency,
      amount: foreign.amount,
      returned: sumStandingReturns(toForeignReturns(foreign)),
      paidAt: new Date(foreign.paid_at).toISOString(),
    })),
  }
}

/** The period that an open order would buy if it were completed now. */
async function readNext(
  { now }: Pick<AppContext, 'now'>,
  db: Db,
  { status, business_id: businessId, tier, quote_reference: quote, starts_now: startsNow }: OrderRow,
): Promise<AdminOrder['next']> {
  if (status !== 'open' || businessId === null) return null
  const periods = await readPlanPeriods(db, businessId)
  const wait = startsNow === 1 ? null : await readTrialWait(db, businessId, now())
  const { startsAt, endsAt } = getNextPeriod(periods, tier, now(), {
    isGift: quote !== null,
    ...(wait !== null && { notBefore: wait }),
  })
  return { startsAt: new Date(startsAt).toISOString(), endsAt: new Date(endsAt).toISOString() }
}

async function readNotes(db: Db, orderId: number): Promise<AdminOrder['paymentNotes']> {
  const notes: AdminOrder['paymentNotes'] = []
  for (const { id, note, recorded_by } of await findPayments(db, orderId)) {
    const recorder = recorded_by === null ? null : await findAddressee(db, recorded_by)
    notes.push({ paymentId: id, note: note === '' ? null : note, recordedBy: recorder?.name ?? null })
  }
  return notes
}

async function readRefundable(
  { now }: Pick<AppContext, 'now'>,
  db: Db,
  row: OrderRow,
): Promise<AdminOrder['refundable']> {
  const { id, status, paid_at, refund_requested_at } = row
  if (isPartPaid(row)) {
    const { cents, creditCents } = splitPartPaid(row)
    return { plan: toDollars(cents + creditCents), addOns: 0 }
  }
  if (status !== 'paid' || paid_at === null) return null
  if (refund_requested_at === null && !isRefundable(paid_at, now())) return null
  const { planCents, addOnCents } = getRefundableParts(await findItems(db, id))
  // A provider may have returned a part of it already.
  const remaining = Math.max(0, planCents - getDueCents(getMoney(row)))
  return { plan: toDollars(remaining), addOns: toDollars(addOnCents) }
}

/** Cancels an unpaid order; its buyer gets the reason. A repeat changes nothing. */
export const cancelAsAdmin = (
  context: OrdersContext,
  { adminId, orderId }: { readonly adminId: number; readonly orderId: number },
  reason: string,
): Promise<AdminOrder> =>
  context.store.write.transaction().execute(async (trx) => {
    const order = await requireOrder(trx, orderId)
    if (order.status === 'cancelled') return describeForAdmins(context, trx, order)
    requireUnpaid(order, 'Refund it instead')
    const row = await cancel(trx, context, order, { reason })
    await recordAction(trx, {
      at: context.now(),
      actor_id: adminId,
      action: 'cancelled',
      subject_kind: 'order',
      subject_id: orderId,
      note: reason,
    })
    return describeForAdmins(context, trx, row)
  })
