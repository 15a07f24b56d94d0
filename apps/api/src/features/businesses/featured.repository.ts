import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { BusinessRow } from './businesses.table.ts'
import { FILTER_FLAGS } from './filter-flags.ts'

/** Whether a business is featured at a moment; `isFeaturedAt` says the same of one row. */
export const isFeatured = (now: number): RawBuilder<SqlBool> =>
  sql<SqlBool>`(businesses.is_featured = 1 and businesses.featured_until > ${now})`

/** Businesses that were featured until before: few, and found by an index. */
export const isFeaturedNoLonger = (now: number): RawBuilder<SqlBool> =>
  sql<SqlBool>`businesses.is_featured = 1 and businesses.featured_until <= ${now}`

/** Beside a condition on filter flags, which don't know the moment: those who ask for featured ones get no former ones. */
export const isStillFeatured = (filterFlags: number, now: number): RawBuilder<SqlBool> =>
  sql<SqlBool>`((${filterFlags} & ${sql.lit(FILTER_FLAGS.featured)}) = 0 or +businesses.featured_until > ${now})`

/** The stored card, as it is at a moment. */
export const cardAt = (now: number): RawBuilder<BusinessRow['card']> =>
  sql<BusinessRow['card']>`case when ${isFeaturedNoLonger(now)}
    then replace(businesses.card, '"isFeatured":true', '"isFeatured":false') else businesses.card end`
