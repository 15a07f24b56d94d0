import type SqliteDatabase from 'better-sqlite3'
import { toMatchText } from '#db/engine/sqlite/match-text.ts'
import { matchPrefix, matchPlacePrefix } from '#db/search/match.ts'
import { PROFILE_COLUMNS, type ProfileRow } from '#features/businesses/businesses.table.ts'
import { toPublicProfile } from '#features/businesses/profile/profile.view.ts'
import type { NamedBusiness } from '#features/businesses/search/search.repository.ts'
import { suggest } from '#features/search/suggestions.ts'
import type { BareAnswer } from './lists.ts'

const NOT_FOUND: BareAnswer = { status: 404, json: '{"message":"Business not found"}' }

export function openProfiles(sqlite: SqliteDatabase.Database) {
  const bySlug = sqlite.prepare<[string], ProfileRow>(
    `select ${PROFILE_COLUMNS.join(', ')} from businesses where slug = ?`,
  )
  return (slug: string, now: number): BareAnswer => {
    const row = bySlug.get(slug)
    const isPublic =
      row?.status === 'approved' &&
      row.hidden_at === null &&
      row.removed_at === null &&
      row.public_until > now
    return isPublic ? { status: 200, json: JSON.stringify(toPublicProfile(row, now)) } : NOT_FOUND
  }
}

const MAX_WEIGHED = 2_000

export function openSuggestions(sqlite: SqliteDatabase.Database) {
  const named = sqlite.prepare<unknown[], NamedBusiness>(
    `with weighed as materialized (
       select rowid as id, bm25(business_names, 1) as score from business_names
       where business_names match +?
         and rowid not in (select id from businesses where listed = 1 and public_until <= ?)
       order by rowid desc limit ${MAX_WEIGHED}
     ), page as (select id, score from weighed order by score, id desc limit +?)
     select name, slug, country, category from page cross join businesses using (id) order by score, id desc`,
  )
  const addressed = sqlite
    .prepare<unknown[], string>(
      `with found as materialized (
         select rowid as id from business_search where business_search match +?
           and rowid not in (select id from businesses where listed = 1 and public_until <= ?)
         order by rowid desc limit 200)
       select address from found cross join businesses using (id)
       where address is not null group by address order by count(*) desc, address`,
    )
    .pluck()
  const search = {
    correct: () => Promise.resolve(undefined),
    async findAddresses(typed: string, now: number): Promise<string[]> {
      const match = matchPlacePrefix(typed)
      return match === null ? [] : addressed.all(toMatchText(match), now)
    },
    async suggest(typed: string, now: number, most: number): Promise<NamedBusiness[]> {
      const match = matchPrefix(typed)
      return match === null ? [] : named.all(toMatchText(match), now, most)
    },
  }
  return async (typed: string, now: number): Promise<BareAnswer> => ({
    status: 200,
    json: JSON.stringify(await suggest(search, typed, { now })),
  })
}
