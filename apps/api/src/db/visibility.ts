import { sql, type RawBuilder, type SqlBool } from 'kysely'

/**
 * The one rule of what the public sees, for every list, count, feed and search; `visibilityOf` of the domain says
 * the same of a single listing. The plus keeps the planner from walking the listings by their last day instead of in
 * the order that is asked for.
 */
export const isPublic = (now: number): RawBuilder<SqlBool> =>
  sql<SqlBool>`businesses.listed = 1 and +businesses.public_until > ${now}`

/** Listings that would be public had they not run out: few, and found by their index. */
export const hasRunOut = (now: number): RawBuilder<SqlBool> =>
  sql<SqlBool>`businesses.listed = 1 and businesses.public_until <= ${now}`
