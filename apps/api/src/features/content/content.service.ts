import type { Store } from '#db/engine/open-store.ts'
import { pageOf, type Page } from '#db/pagination.ts'
import { matchOf } from '#db/search/match.ts'
import { Problem } from '#shared/problem.ts'
import type { ContentKind } from './content.table.ts'
import type { ListQuery, ContentQuery, ListRow, Part, DetailRow } from './kind.ts'
import { kindOf, type ItemOf, type DetailOf } from './kinds.ts'
import {
  countContent,
  findContent,
  findContentByIds,
  findOneContent,
  openContentText,
  type Span,
} from './lists.repository.ts'

export { changeStatus, insertContent, type StoredContent } from './content.repository.ts'
export { findContentAt, pathOf } from './at-path.repository.ts'
export type { ContentRecord, RecordOf, Submission } from './content.record.ts'
export type { ContentKind } from './content.table.ts'
export { printable, sourceLine } from './editorial/printable.ts'
export { addressesOf, countAddressesOf } from './addresses.ts'
export { syncEditorial } from './editorial/editorial.service.ts'
export type { DetailRow } from './kind.ts'
export { kindOf, type ItemOf, type DetailOf } from './kinds.ts'
export { readRow } from './lists.repository.ts'

interface Found<Item> {
  readonly items: Item[]
  readonly total: number
}

/** When what is searched for ends: it has not yet, it has, or either. */
export type Ending = 'open' | 'closed' | 'any'

/** Reads of what is published, opened once. */
export interface Content {
  list<Name extends ContentKind>(name: Name, query: ContentQuery, now: number): Promise<Found<ItemOf<Name>>>
  /** The same as rows are stored. */
  rows<Name extends ContentKind>(name: Name, query: ContentQuery, now: number): Promise<Found<ListRow<Name>>>
  /** Of what its list shows, what was published last. */
  newest<Name extends ContentKind>(name: Name, query: ContentQuery, now: number): Promise<ListRow<Name>[]>
  one<Name extends ContentKind>(name: Name, idOrSlug: string, now: number): Promise<DetailOf<Name>>
  /** The same as it is stored. */
  row<Name extends ContentKind>(name: Name, idOrSlug: string, now: number): Promise<DetailRow<Name>>
  /** The best matches of a search text; with `most` 0 only how many there are. */
  search<Name extends ContentKind>(
    name: Name,
    text: string,
    options: { readonly most: number; readonly now: number; readonly ending?: Ending },
  ): Promise<Found<ItemOf<Name>>>
}

/** How many articles show, and how many events have not ended. */
export async function countLive(
  { read }: Pick<Store, 'read'>,
  now: number,
): Promise<{ news: number; upcomingEvents: number }> {
  const count = async (name: ContentKind) => {
    const { filter, parts } = kindOf(name).parseQuery({}, now) ?? NOTHING_ASKED
    const counts = parts.map((part) => countContent(read, { kind: kindOf(name), filter, part, now }))
    return (await Promise.all(counts)).reduce((sum, one) => sum + one, 0)
  }
  return { news: await count('news'), upcomingEvents: await count('event') }
}

const NOTHING_ASKED: ListQuery = { filter: {}, parts: [] }

export function openContent(store: Pick<Store, 'read' | 'readSqlite'>): Content {
  const { read } = store
  const text = openContentText(store)

  async function row<Name extends ContentKind>(name: Name, idOrSlug: string, now: number) {
    const found = await findOneContent(read, name, idOrSlug, now)
    if (!found) throw new Problem('not-found', `${kindOf(name).singularLabel} not found`)
    return found
  }

  /** One part of the list after the other. */
  async function rowsOf<Name extends ContentKind>(
    name: Name,
    { filter, parts }: ListQuery,
    { ids, page, now }: { ids: readonly number[] | undefined; page: Page; now: number },
  ): Promise<Found<ListRow<Name>>> {
    const kind = kindOf(name)
    const items: ListRow<Name>[] = []
    let total = 0
    for (const part of parts) {
      const wanted = { kind, filter, part, ids, now }
      const offset = Math.max(0, page.offset - total)
      const limit = page.limit - items.length
      const count = await countContent(read, wanted)
      if (limit > 0 && offset < count) items.push(...(await findContent(read, wanted, { limit, offset })))
      total += count
    }
    return { items, total }
  }

  async function rowsAsked<Name extends ContentKind>(
    name: Name,
    query: ContentQuery,
    now: number,
    ordered: (parts: readonly Part[]) => readonly Part[],
  ): Promise<Found<ListRow<Name>>> {
    const page = pageOf(query)
    const asked = kindOf(name).parseQuery(query, now)
    const match = query.search?.trim() ? matchOf(query.search, { kind: name }) : undefined
    if (!asked || match === null) return { items: [], total: 0 }
    const ids = match === undefined ? undefined : text.some(match, spanOf(name, 'any', now))
    return rowsOf(name, { ...asked, parts: ordered(asked.parts) }, { ids, page, now })
  }

  const rows: Content['rows'] = (name, query, now) => rowsAsked(name, query, now, (parts) => parts)

  return {
    row,
    rows,
    async newest(name, query, now) {
      const byDate = await rowsAsked(name, query, now, ([part]) => [{ ...part, order: 'newest' }])
      return byDate.items
    },
    async list(name, query, now) {
      const { items, total } = await rows(name, query, now)
      return { items: items.map((item) => kindOf(name).item(item) as ItemOf<typeof name>), total }
    },
    async one(name, idOrSlug, now) {
      return kindOf(name).detail(await row(name, idOrSlug, now), now) as DetailOf<typeof name>
    },
    async search(name, words, { most, now, ending = 'any' }) {
      const match = matchOf(words, { kind: name })
      if (match === null) return { items: [], total: 0 }
      const page = { limit: Math.max(1, most), offset: 0 }
      const found = text.best(match, page, spanOf(name, ending, now))
      const ids = found.ids.slice(0, most)
      const matches = await findContentByIds<typeof name>(read, ids)
      const best = matches.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
      return { items: best.map((one) => kindOf(name).item(one) as ItemOf<typeof name>), total: found.total }
    },
  }
}

/** Later than anything ends. */
const NEVER = Number.MAX_SAFE_INTEGER

const spanOf = (kind: ContentKind, ending: Ending, now: number): Span => ({
  kind,
  now,
  whatever: ending === 'any' ? 1 : 0,
  after: ending === 'open' ? now : -1,
  until: ending === 'closed' ? now : NEVER,
})
