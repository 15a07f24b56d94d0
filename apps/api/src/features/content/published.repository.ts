import { sql, type RawBuilder, type SqlBool } from 'kysely'

/** In the exact words of the partial indexes, so that SQLite uses them. */
export const isApproved = sql<SqlBool>`content.status = 'approved'`
export const isNotApproved = sql<SqlBool>`content.status <> 'approved'`

/** What the public sees: approved, and published by now. The plus keeps the planner from using the date's index. */
export const isPublished = (now: number): RawBuilder<SqlBool> =>
  sql<SqlBool>`${isApproved} and +content.published_at <= ${now}`

/** Approved, with a publication date that is still to come. */
export const isDatedAhead = (now: number): RawBuilder<SqlBool> =>
  sql<SqlBool>`${isApproved} and content.published_at > ${now}`
