import { getExcessCents, replayMoney } from '@portal/domain/order'
import type { Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { endPlan } from '#features/businesses/plan.service.ts'
import { findPayments, updateOrder } from '../orders.repository.ts'
import { readPeriod } from '../orders.service.ts'
import type { OrderRow, ProviderReturnRow } from '../orders.table.ts'
import { getMoney } from '../orders.view.ts'
import { insertCredit, sumCreditOfOrder } from './credit.repository.ts'
import { findRefunds, setRefundCredit } from './payments.repository.ts'
import { findReturns } from './provider-returns.repository.ts'
import { settle, settleAgain } from './settlement.service.ts'

type Trx = Transaction<Database>

/** What became of an order. */
export interface Reconciliation {
  readonly before: OrderRow
  readonly row: OrderRow
  /** The paid time that began, or goes on. */
  readonly period: { readonly startsAt: number; readonly endsAt: number } | null
  /** How much more credit its account has; below 0 for less. */
  readonly creditCents: number
}

/**
 * Brings an order, its paid time and the credit of its account up to date with the payments that are recorded and with
 * what providers took back. It counts all of them anew, so that it is the same in whatever order they became known.
 * `refundId` is the credit note of what was taken back last.
 */
export async function reconcileOrder(
  trx: Trx,
  before: OrderRow,
  { at, refundId = null }: { readonly at: number; readonly refundId?: number | null },
): Promise<Reconciliation> {
  const payments = await findPayments(trx, before.id)
  const returns = await findReturns(trx, before.id)
  const money = replayMoney({ totalCents: before.total_cents, creditCents: before.credit_cents }, [
    ...payments.map(({ amount_cents, paid_at, recorded_at, provider }) => ({
      cents: amount_cents,
      // The day on which an administrator says that it was paid has no hour.
      at: provider === null ? recorded_at : paid_at,
    })),
    ...returns.filter(takesFromOrder).map(({ amount_cents, at: takenAt }) => ({
      cents: -amount_cents,
      at: takenAt,
    })),
  ])
  const counted = await updateOrder(trx, before.id, { received_cents: money.receivedCents })
  const { row, period } = isDecided(before)
    ? { row: counted, period: null }
    : await moveOrder(trx, counted, money.isPaid ? 'paid' : money.hasEnded ? 'refunded' : 'open', at)
  const creditCents = await reconcileCredit(trx, row, { at, refundId, returns })
  return { before, row, period, creditCents }
}

/** Whether somebody ended it, so that money changes the credit of its account alone. */
export const isDecided = ({ status, taken_back_at }: OrderRow): boolean =>
  status === 'cancelled' || (status === 'refunded' && taken_back_at === null)

/** What the portal gave back itself is the decision of an administrator, which says what becomes of the order. */
const takesFromOrder = ({ made_by, reversed_at }: ProviderReturnRow): boolean =>
  made_by === 'provider' && reversed_at === null

async function moveOrder(
  trx: Trx,
  row: OrderRow,
  status: 'open' | 'paid' | 'refunded',
  at: number,
): Promise<Pick<Reconciliation, 'row' | 'period'>> {
  if (row.status === status) return { row, period: null }
  if (status === 'paid') return row.taken_back_at === null ? settle(trx, row, at) : settleAgain(trx, row, at)
  const lost = row.status === 'paid' ? await endPaidTime(trx, row, at) : null
  const changes =
    status === 'refunded'
      ? { refunded_at: at, taken_back_at: at, waiting_proof_at: null, ...lost }
      : { paid_at: null, refunded_at: null, taken_back_at: null, lost_starts_at: null, lost_ends_at: null }
  return { row: await updateOrder(trx, row.id, { status, period_id: null, ...changes }), period: null }
}

/** Ends the paid time of an order; answers when it was, so that it can go on. */
async function endPaidTime(trx: Trx, row: OrderRow, at: number) {
  const period = await readPeriod(trx, row)
  if (period && row.business_id !== null) await endPlan(trx, row.business_id, period.id, at)
  return { lost_starts_at: period?.startsAt ?? null, lost_ends_at: period?.endsAt ?? null }
}

interface Reconciling {
  readonly at: number
  readonly refundId: number | null
  readonly returns: readonly ProviderReturnRow[]
}

/** Adds what the entries of an order lack to come to the credit that it leaves, or takes it away. */
async function reconcileCredit(
  trx: Trx,
  row: OrderRow,
  { at, refundId, returns }: Reconciling,
): Promise<number> {
  const { kept, refunded } = await readDecision(trx, row, returns)
  const excess = getExcessCents({ ...getMoney(row), totalCents: kept })
  // A refund of the portal that failed: the money is owed to whoever paid.
  const owed = returns
    .filter(({ made_by, reversed_at }) => made_by === 'portal' && reversed_at !== null)
    .reduce((sum, { amount_cents }) => sum + amount_cents, 0)
  // All the money went back: so does the credit that was used beside it.
  const givenBack = row.status === 'refunded' && !isDecided(row) ? row.credit_cents : 0
  const wanted = excess + owed + refunded + givenBack - row.credit_cents
  const change = wanted - (await sumCreditOfOrder(trx, row.id))
  const entry = { user_id: row.user_id, order_id: row.id, at }
  const isEnd = refundId !== null && givenBack > 0
  if (isEnd && change > 0) {
    await setRefundCredit(trx, refundId, Math.min(change, givenBack))
    await insertCredit(trx, { ...entry, cents: Math.min(change, givenBack), kind: 'refunded' })
    await insertCredit(trx, { ...entry, cents: change - Math.min(change, givenBack), kind: 'adjusted' })
  } else {
    const kind = change > 0 && refundId === null ? 'paid beyond the price' : 'adjusted'
    await insertCredit(trx, { ...entry, cents: change, kind })
  }
  return change
}

/** What an order keeps of what it got, and what was given back as credit by decision; in cents. */
async function readDecision(trx: Trx, row: OrderRow, returns: readonly ProviderReturnRow[]) {
  if (row.status === 'cancelled') return { kept: 0, refunded: 0 }
  if (!isDecided(row)) return { kept: row.total_cents, refunded: 0 }
  const taken = new Set(
    returns.filter(({ made_by }) => made_by === 'provider').map(({ refund_id }) => refund_id),
  )
  const refunds = (await findRefunds(trx, row.id)).filter(({ id }) => !taken.has(id))
  const refunded = refunds.reduce((sum, { credit_cents }) => sum + credit_cents, 0)
  const all = refunds.reduce((sum, { amount_cents, credit_cents }) => sum + amount_cents + credit_cents, 0)
  // A part-paid order was refunded whole, and bought nothing: what came for it since is nobody’s but the payer’s.
  return { kept: row.paid_at === null ? all : row.total_cents, refunded }
}
