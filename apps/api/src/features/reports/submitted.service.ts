import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { Problem } from '#shared/problem.ts'
import {
  countAbout,
  findOthersOfSame,
  findReport,
  findWaiting,
  findWithBusiness,
  updateReport,
  type SubmittedReport,
} from './reports.repository.ts'
import type { ReportRow } from './reports.table.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** Reports that wait after a position of the queue, the longest waiting first. */
export const readWaitingReports = findWaiting

/** A report of any status with its subject; throws if there is none. */
export async function readSubmittedReport(db: Db, id: number): Promise<SubmittedReport> {
  const row = await findWithBusiness(db, id)
  if (!row) throw new Problem('not-found', 'Report not found')
  return row
}

/** Other reports of the same business or review, the newest first. */
export const readReportsOfSame = findOthersOfSame

/** The number of reports about somebody's businesses and reviews, and of those that were right. */
export async function countReportsAbout(
  db: Db,
  userId: number,
): Promise<{ total: number; resolved: number }> {
  const counts = await countAbout(db, userId)
  return {
    total: counts.reduce((total, { count }) => total + count, 0),
    resolved: counts.find(({ status }) => status === 'approved')?.count ?? 0,
  }
}

/** Settles a report as right or as needing no action; returns the updated row. */
export async function settleReport(
  trx: Trx,
  id: number,
  { isRight, at }: { readonly isRight: boolean; readonly at: number },
): Promise<ReportRow> {
  await updateReport(trx, id, { status: isRight ? 'approved' : 'rejected', decided_at: at })
  return getReport(trx, id)
}

/** A report; throws if there is none. */
export async function getReport(trx: Trx, id: number): Promise<ReportRow> {
  const report = await findReport(trx, id)
  if (!report) throw new Problem('not-found', 'Report not found')
  return report
}

/** The columns that decisions change; undoing one requires them unchanged since. */
export function toDecisionState({ reporter_hash: _hash, ...state }: ReportRow) {
  return state
}

/** Undoes a decision. */
export const restoreReport = (trx: Trx, id: number, before: Partial<ReportRow>): Promise<void> =>
  updateReport(trx, id, before)
