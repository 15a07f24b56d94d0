import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Reads } from '#db/engine/store.ts'
import type { Expiries } from '#db/version.ts'
import { isFeatured, isFeaturedNoLonger } from './featured.repository.ts'

/**
 * The one condition for what is public, in every list, count, feed and search; `getRowVisibility` is the same for one
 * row. The plus keeps the planner from walking an index by `public_until` instead of the requested order.
 */
export const isPublic = (now: number): RawBuilder<SqlBool> =>
  sql<SqlBool>`businesses.listed = 1 and +businesses.public_until > ${now}`

/** The same condition, for a read that finds businesses by when they expire. */
const isPublicByExpiry = (now: number): RawBuilder<SqlBool> =>
  sql<SqlBool>`businesses.listed = 1 and businesses.public_until > ${now}`

/** Businesses that are hidden only because they expired: few, and found by an index. */
export const isExpired = (now: number): RawBuilder<SqlBool> =>
  sql<SqlBool>`businesses.listed = 1 and businesses.public_until <= ${now}`

/** When businesses expire, or stop being featured, by the clock alone. */
export function createExpiries({ read, prepare }: Reads): Expiries {
  const expiries = read.selectFrom('businesses')
  const last = prepare<{ now: number }, { at: number | null }>(({ now }) =>
    expiries.select(({ fn }) => fn.max('public_until').as('at')).where(isExpired(now)),
  )
  const next = prepare<{ now: number }, { at: number | null }>(({ now }) =>
    expiries.select(({ fn }) => fn.min('public_until').as('at')).where(isPublicByExpiry(now)),
  )
  const lastFeatured = prepare<{ now: number }, { at: number | null }>(({ now }) =>
    expiries
      .select(({ fn }) => fn.max('featured_until').as('at'))
      .where('listed', '=', 1)
      .where(isFeaturedNoLonger(now)),
  )
  const nextFeatured = prepare<{ now: number }, { at: number | null }>(({ now }) =>
    expiries
      .select(({ fn }) => fn.min('featured_until').as('at'))
      .where('listed', '=', 1)
      .where(isFeatured(now)),
  )
  return {
    last: async (now) =>
      Math.max((await last.get({ now }))?.at ?? 0, (await lastFeatured.get({ now }))?.at ?? 0),
    next: async (now) =>
      Math.min((await next.get({ now }))?.at ?? Infinity, (await nextFeatured.get({ now }))?.at ?? Infinity),
  }
}
