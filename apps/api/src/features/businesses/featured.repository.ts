import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { BusinessRow } from './businesses.table.ts'
import { FILTER_FLAGS } from './filter-flags.ts'

/** Whether a business is featured at an instant; `isFeaturedAt` is the same for one row. */
export const isFeatured = (now: number): RawBuilder<SqlBool> =>
  sql<SqlBool>`(businesses.is_featured = 1 and businesses.featured_until > ${now})`

/** Businesses that are no longer featured: few, and found by an index. */
export const isFeaturedNoLonger = (now: number): RawBuilder<SqlBool> =>
  sql<SqlBool>`businesses.is_featured = 1 and businesses.featured_until <= ${now}`

/**
 * Completes a condition on filter flags, which don't know the time: a filter for featured businesses excludes former
 * ones.
 */
export const isStillFeatured = (filterFlags: number, now: number): RawBuilder<SqlBool> =>
  sql<SqlBool>`((${filterFlags} & ${sql.lit(FILTER_FLAGS.featured)}) = 0 or +businesses.featured_until > ${now})`

/** The stored card, corrected for an instant. */
export const cardAt = (now: number): RawBuilder<BusinessRow['card']> =>
  sql<BusinessRow['card']>`case when ${isFeaturedNoLonger(now)}
    then replace(businesses.card, '"isFeatured":true', '"isFeatured":false') else businesses.card end`
