import { sql, type Insertable, type Kysely, type SqlBool, type Transaction, type Updateable } from 'kysely'
import type { Database } from '#db/database.ts'
import { countDeleted } from '#db/purge.ts'
import type { BusinessRow } from '#features/businesses/businesses.table.ts'
import type { ReportRow, ReportsTable } from './reports.table.ts'

type Trx = Transaction<Database>

export async function insertReport(trx: Trx, row: Insertable<ReportsTable>): Promise<void> {
  await trx.insertInto('reports').values(row).execute()
}

export async function isReportReference(db: Kysely<Database>, reference: string): Promise<boolean> {
  const found = await db
    .selectFrom('reports')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirst()
  return found !== undefined
}

export async function updateReport(trx: Trx, id: number, changes: Updateable<ReportsTable>): Promise<void> {
  await trx.updateTable('reports').set(changes).where('id', '=', id).execute()
}

/** Deletes some without activity since; returns how many. */
export const deleteReportsBefore = (db: Kysely<Database>, at: number, limit: number): Promise<number> =>
  countDeleted(
    db.deleteFrom('reports').where('id', 'in', (query) =>
      query
        .selectFrom('reports')
        .select('id')
        .where(sql<number>`coalesce(decided_at, submitted_at)`, '<=', at)
        .limit(limit),
    ),
  )

export const findReport = (db: Kysely<Database>, id: number): Promise<ReportRow | undefined> =>
  db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst()

/** A report with its business and sender. */
export type SubmittedReport = ReportRow &
  Pick<BusinessRow, 'country' | 'province' | 'card'> & {
    readonly business_name: string
    readonly first_name: string | null
    readonly last_name: string | null
    readonly email: string | null
  }

const selectWithBusiness = (db: Kysely<Database>) =>
  db
    .selectFrom('reports')
    .innerJoin('businesses', 'businesses.id', 'reports.business_id')
    .leftJoin('users', 'users.id', 'reports.reporter_id')
    .selectAll('reports')
    .select([
      'businesses.name as business_name',
      'businesses.country',
      'businesses.province',
      'businesses.card',
      'users.first_name',
      'users.last_name',
      'users.email',
    ])

export const findWithBusiness = (db: Kysely<Database>, id: number): Promise<SubmittedReport | undefined> =>
  selectWithBusiness(db).where('reports.id', '=', id).executeTakeFirst()

/** Reports that wait after a position of the queue, the longest waiting first. */
export const findWaiting = (
  db: Kysely<Database>,
  after: { readonly submittedAt: number; readonly id: number },
  limit: number,
): Promise<SubmittedReport[]> =>
  selectWithBusiness(db)
    .where('reports.status', '=', sql.lit('pending'))
    .where(sql<SqlBool>`(reports.submitted_at, reports.id) > (${after.submittedAt}, ${after.id})`)
    .orderBy('reports.submitted_at')
    .orderBy('reports.id')
    .limit(limit)
    .execute()

/** Other reports of the same business or review, the newest first. */
export const findOthersOfSame = (
  db: Kysely<Database>,
  { id, business_id, review_id }: Pick<ReportRow, 'id' | 'business_id' | 'review_id'>,
  limit: number,
): Promise<ReportRow[]> =>
  db
    .selectFrom('reports')
    .selectAll()
    .where('business_id', '=', business_id)
    .where('review_id', review_id === null ? 'is' : '=', review_id)
    .where('id', '<>', id)
    .orderBy('submitted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** The number of reports about somebody's businesses and reviews, by status. */
export const countAbout = (db: Kysely<Database>, userId: number) =>
  db
    .selectFrom('reports')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .where((where) =>
      where.or([
        where.and([
          where('review_id', 'is', null),
          where(
            'business_id',
            'in',
            where.selectFrom('businesses').select('businesses.id').where('owner_id', '=', userId),
          ),
        ]),
        where(
          'review_id',
          'in',
          where.selectFrom('reviews').select('reviews.id').where('reviews.user_id', '=', userId),
        ),
      ]),
    )
    .groupBy('status')
    .execute()
