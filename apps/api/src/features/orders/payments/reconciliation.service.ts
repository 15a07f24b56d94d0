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

/** The outcome for an order. */
export interface Reconciliation {
  readonly before: OrderRow
  readonly row: OrderRow
  /** The paid time that began or continues. */
  readonly period: { readonly startsAt: number; readonly endsAt: number } | null
  /** Change of the account's credit; below 0 for less. */
  readonly creditCents: number
}

/**
 * Brings an order, its paid time and its account's credit up to date with recorded payments and returns. It counts all
 * of them again, so the result doesn't depend on the order in which they became known. `refundId` is the credit note of
 * the latest return.
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
      // A payment day that an administrator enters has no time of day.
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

/** Whether somebody closed it, so that money only changes the credit of its account. */
export const isDecided = ({ status, taken_back_at }: OrderRow): boolean =>
  status === 'cancelled' || (status === 'refunded' && taken_back_at === null)

/** A refund by the portal is an administrator's decision, which sets the order's status. */
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

/** Ends the paid time of an order; returns it, so that it can be resumed. */
async function endPaidTime(trx: Trx, row: OrderRow, at: number) {
  const period = await readPeriod(trx, row)
  if (period && row.business_id !== null) await endPlan(trx, row.business_id, period.id, at)
  return { lost_starts_at: period?.startsAt ?? null, lost_ends_at: period?.endsAt ?? null }
}

interface CreditContext {
  readonly at: number
  readonly refundId: number | null
  readonly returns: readonly ProviderReturnRow[]
}

/** Adjusts an order's credit entries to the credit that it leaves. */
async function reconcileCredit(
  trx: Trx,
  row: OrderRow,
  { at, refundId, returns }: CreditContext,
): Promise<number> {
  const { kept, refunded } = await readDecision(trx, row, returns)
  const excess = getExcessCents({ ...getMoney(row), totalCents: kept })
  // A failed refund by the portal: the money is owed to the payer.
  const owed = returns
    .filter(({ made_by, reversed_at }) => made_by === 'portal' && reversed_at !== null)
    .reduce((sum, { amount_cents }) => sum + amount_cents, 0)
  // If all money was returned, so is the credit used with it.
  const givenBack = row.status === 'refunded' && !isDecided(row) ? row.credit_cents : 0
  const target = excess + owed + refunded + givenBack - row.credit_cents
  const change = target - (await sumCreditOfOrder(trx, row.id))
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

/** What an order keeps of its money, and what was refunded as credit by decision; in cents. */
async function readDecision(trx: Trx, row: OrderRow, returns: readonly ProviderReturnRow[]) {
  if (row.status === 'cancelled') return { kept: 0, refunded: 0 }
  if (!isDecided(row)) return { kept: row.total_cents, refunded: 0 }
  const providerRefundIds = new Set(
    returns.filter(({ made_by }) => made_by === 'provider').map(({ refund_id }) => refund_id),
  )
  const refunds = (await findRefunds(trx, row.id)).filter(({ id }) => !providerRefundIds.has(id))
  const refunded = refunds.reduce((sum, { credit_cents }) => sum + credit_cents, 0)
  const all = refunds.reduce((sum, { amount_cents, credit_cents }) => sum + amount_cents + credit_cents, 0)
  // A partly paid order was refunded in full and bought nothing; later money belongs to the payer.
  return { kept: row.paid_at === null ? all : row.total_cents, refunded }
}
