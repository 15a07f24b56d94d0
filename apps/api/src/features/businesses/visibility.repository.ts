import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Store } from '#db/engine/open-store.ts'
import { prepareRead } from '#db/engine/prepared-read.ts'
import type { Expiries } from '#db/version.ts'
import { isFeatured, isFeaturedNoLonger } from './featured.repository.ts'

/**
 * The one condition for what is public, in every list, count, feed and search; `rowVisibility` says the same of one
 * row. The plus keeps the planner from walking an index by `public_until` instead of in the order asked for.
 */
export const isPublic = (now: number): RawBuilder<SqlBool> =>
  sql<SqlBool>`businesses.listed = 1 and +businesses.public_until > ${now}`

/** The same condition, for a read that finds businesses by when they expire. */
const isPublicByExpiry = (now: number): RawBuilder<SqlBool> =>
  sql<SqlBool>`businesses.listed = 1 and businesses.public_until > ${now}`

/** Businesses that would be public had they not expired: few, and found by an index. */
export const isExpired = (now: number): RawBuilder<SqlBool> =>
  sql<SqlBool>`businesses.listed = 1 and businesses.public_until <= ${now}`

/** When businesses leave the public, or are featured no longer, by the clock alone. */
export function openExpiries({ read, readSqlite }: Pick<Store, 'read' | 'readSqlite'>): Expiries {
  const expiries = read.selectFrom('businesses')
  const last = prepareRead<{ now: number }, { at: number | null }>(readSqlite, ({ now }) =>
    expiries.select(({ fn }) => fn.max('public_until').as('at')).where(isExpired(now)),
  )
  const next = prepareRead<{ now: number }, { at: number | null }>(readSqlite, ({ now }) =>
    expiries.select(({ fn }) => fn.min('public_until').as('at')).where(isPublicByExpiry(now)),
  )
  const lastFeatured = prepareRead<{ now: number }, { at: number | null }>(readSqlite, ({ now }) =>
    expiries
      .select(({ fn }) => fn.max('featured_until').as('at'))
      .where('listed', '=', 1)
      .where(isFeaturedNoLonger(now)),
  )
  const nextFeatured = prepareRead<{ now: number }, { at: number | null }>(readSqlite, ({ now }) =>
    expiries
      .select(({ fn }) => fn.min('featured_until').as('at'))
      .where('listed', '=', 1)
      .where(isFeatured(now)),
  )
  return {
    last: (now) => Math.max(last.get({ now })?.at ?? 0, lastFeatured.get({ now })?.at ?? 0),
    next: (now) => Math.min(next.get({ now })?.at ?? Infinity, nextFeatured.get({ now })?.at ?? Infinity),
  }
}
