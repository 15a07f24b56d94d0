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

/** A report, whatever its status, with what it is about; throws where there is none. */
export async function readSubmittedReport(db: Db, id: number): Promise<SubmittedReport> {
  const row = await findWithBusiness(db, id)
  if (!row) throw new Problem('not-found', 'Report not found')
  return row
}

/** Other reports of the same business or review, the newest first. */
export const readReportsOfSame = findOthersOfSame

/** How many reports there are about somebody's businesses and reviews, and how many were right. */
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

/** Settles a report: it was right, or there was nothing to do. Returns the row as it is afterwards. */
export async function settleReport(
  trx: Trx,
  id: number,
  { isRight, at }: { readonly isRight: boolean; readonly at: number },
): Promise<ReportRow> {
  await updateReport(trx, id, { status: isRight ? 'approved' : 'rejected', decided_at: at })
  return getReport(trx, id)
}

/** A report; throws where there is none. */
export async function getReport(trx: Trx, id: number): Promise<ReportRow> {
  const report = await findReport(trx, id)
  if (!report) throw new Problem('not-found', 'Report not found')
  return report
}

/** What decisions change, and what has to be unchanged since for one to be undone. */
export function toDecisionState({ reporter_hash: _hash, ...state }: ReportRow) {
  return state
}

/** Undoes a decision: what it changed is as before. */
export const restoreReport = (trx: Trx, id: number, before: Partial<ReportRow>): Promise<void> =>
  updateReport(trx, id, before)
