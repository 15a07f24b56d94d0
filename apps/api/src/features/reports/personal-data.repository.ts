import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'

export const findReportsBy = (db: Kysely<Database>, userId: number) =>
  db
    .selectFrom('reports')
    .innerJoin('businesses', 'businesses.id', 'reports.business_id')
    .select(['reports.reference', 'reason', 'note', 'reports.status', 'reports.submitted_at', 'decided_at'])
    .select('businesses.name as business')
    .where('reporter_id', '=', userId)
    .orderBy('reports.id')
    .execute()

/** Keeps reports for a decision, without their author and note. */
export async function anonymizeReporter(trx: Transaction<Database>, userId: number): Promise<void> {
  await trx
    .updateTable('reports')
    .set({ reporter_id: null, note: null })
    .where('reporter_id', '=', userId)
    .execute()
}
