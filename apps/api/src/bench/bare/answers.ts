import type { SqliteStore } from '#db/engine/sqlite/open.ts'
import { countByProvince } from '#features/stats/stats.service.ts'
import { parseBareQuery } from './query.ts'
import { openCreation } from './creation.ts'
import { openPublicState, type CachedState } from './public-state.ts'
import { openLists, type BareAnswer } from './lists.ts'
import { openProfiles, openSuggestions } from './profiles.ts'
import { openSearch } from './search.ts'

export interface BareRequest {
  readonly method: string
  readonly url: string
  readonly cookie?: string | undefined
  readonly body?: string
}

const BUSINESSES = '/api/businesses'

/** The calls that the bench sends, answered with prepared statements and nothing between them and the socket. */
export function openBare(
  store: SqliteStore,
  secret: string,
): (request: BareRequest, now: number) => BareAnswer | Promise<BareAnswer> {
  const { readSqlite, writeSqlite } = store
  const publicVersion = openPublicState(readSqlite)
  const list = openLists(readSqlite)
  const search = openSearch(store)
  const profile = openProfiles(readSqlite)
  const suggest = openSuggestions(readSqlite)
  const create = openCreation(writeSqlite, secret)

  return ({ method, url, cookie, body = '' }, now) => {
    const mark = url.indexOf('?')
    const path = mark < 0 ? url : url.slice(0, mark)
    const query = mark < 0 ? '' : url.slice(mark + 1)
    if (path === BUSINESSES) {
      if (method === 'POST') return create(cookie, body, now)
      const asked = parseBareQuery(query)
      return asked.search === '' ? list(asked, url, now, publicVersion(now)) : search(asked, url, now)
    }
    if (path.startsWith(`${BUSINESSES}/`)) return profile(path.slice(BUSINESSES.length + 1), now)
    if (path === '/api/search/suggestions') return suggest(new URLSearchParams(query).get('q') ?? '', now)
    if (path === '/api/stats/provinces') return { status: 200, json: provinces(query, publicVersion(now)) }
    return { status: 404, json: '{"message":"There is nothing here"}' }
  }
}

function provinces(query: string, { counts, answers }: CachedState): string {
  const known = answers.get(query)
  if (known !== undefined) return known
  const country = new URLSearchParams(query).get('country') ?? undefined
  const json = JSON.stringify(countByProvince(country, counts))
  answers.set(query, json)
  return json
}
