import { setImmediate } from 'node:timers/promises'
import type { RevenueQuery } from '@portal/domain/contract'
import { getPaymentMethodLabel } from '@portal/domain/order'
import { getCountry, PORTAL_TIME_ZONE } from '@portal/domain/place'
import { addDays, toLocalDay, zonedTimeToUtc } from '@portal/domain/shared'
import type { Kysely } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { recordAction } from '#features/audit/audit.service.ts'
import { formatCsvLine } from '#shared/csv-text.ts'
import { createFieldProblem } from '#shared/problem.ts'
import { findMovements, type Movement } from './movements.repository.ts'

const COLUMNS = [
  'date paid',
  'date recorded',
  'number',
  'order',
  'invoice number',
  'business',
  'billed to',
  'country',
  'what',
  'method',
  'USD',
  'credit in USD',
  'local currency',
  'local amount',
  'rate',
  'recorded by',
] as const

/** Rows per read; other requests get their turn in between. */
const BATCH = 250

const getDayStart = (day: string): number => zonedTimeToUtc(day, '00:00', PORTAL_TIME_ZONE)

/** Payments, refunds and credit changes in a span of days, by Honiara's clock, as CSV in chunks for bookkeeping. */
export function exportPayments(db: Kysely<Database>, { from, to }: RevenueQuery): AsyncGenerator<string> {
  if (to < from) throw createFieldProblem('to', 'Please choose a last day on or after the first')
  return writeLines(db, { from: getDayStart(from), until: getDayStart(addDays(to, 1)) })
}

async function* writeLines(
  db: Kysely<Database>,
  span: { readonly from: number; readonly until: number },
): AsyncGenerator<string> {
  // The byte order mark lets spreadsheets read accents.
  yield `\u{feff}${formatCsvLine(COLUMNS)}`
  for (let offset = 0; ; offset += BATCH) {
    const rows = await findMovements(db, span, { limit: BATCH, offset })
    yield rows.map((row) => formatCsvLine(toCells(row))).join('')
    if (rows.length < BATCH) return
    await setImmediate()
  }
}

type Row = Awaited<ReturnType<typeof findMovements>>[number]

const toDay = (at: number): string => toLocalDay(at, PORTAL_TIME_ZONE)

const getMovementLabel = (movement: Movement): string => {
  switch (movement) {
    case 'refund':
      return 'Refund'
    case 'here again':
      return 'Refund or dispute that did not stand'
    case 'adjusted':
      return 'Credit, after money went back or came again'
    case 'corrected':
      return 'Credit, corrected'
    case 'used':
      return 'Credit used'
    case 'given back':
      return 'Credit given back'
    case 'paid beyond the price':
      return 'Credit, paid beyond the price'
    default:
      return getPaymentMethodLabel(movement)
  }
}

const formatUsd = (cents: number): string => (cents / 100).toFixed(2)

function toCells(row: Row): string[] {
  return [
    toDay(row.at),
    toDay(row.recorded_at),
    row.number ?? '',
    row.reference ?? '',
    row.invoice_number ?? '',
    row.billed_business ?? '',
    row.billed_name ?? '',
    row.billed_country === null ? '' : getCountry(row.billed_country).name,
    row.what ?? row.reason ?? '',
    getMovementLabel(row.movement),
    formatUsd(row.cents),
    formatUsd(row.credit_cents),
    row.local_currency ?? '',
    row.local_amount === null ? '' : String(row.local_amount),
    row.local_amount === null ? '' : String(row.local_rate ?? ''),
    row.recorder ?? '',
  ]
}

/** Records in the audit trail who exported payments, and of which days. */
export const recordPaymentsExport = (
  { store, now }: Pick<AppContext, 'store' | 'now'>,
  administratorId: number,
  { from, to }: RevenueQuery,
): Promise<void> =>
  store.write.transaction().execute((trx) =>
    recordAction(trx, {
      at: now(),
      actor_id: administratorId,
      action: 'payments exported',
      subject_kind: 'account',
      subject_id: administratorId,
      note: `${from} to ${to}`,
    }),
  )
