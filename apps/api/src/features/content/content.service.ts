import type { PhraseQuery } from '@portal/domain/search'
import { MINUTE, NEVER } from '@portal/domain/shared'
import type { Reads, Store } from '#db/engine/store.ts'
import { parsePage, type Page } from '#db/pagination.ts'
import { matchPhrases, matchWord } from '#db/search/match.ts'
import type { ReadTime, VersionedReadTime } from '#db/version.ts'
import { Problem } from '#shared/problem.ts'
import type { ContentKind } from './content.table.ts'
import type { ListQuery, ContentQuery, Kind, ListRow, ListSegment, DetailRow } from './kinds/kind.ts'
import { getKind, type ItemOf, type DetailOf } from './kinds/kinds.ts'
import {
  countSegment,
  findSegment,
  findDetailRow,
  createContentText,
  createRowsByIds,
  type SearchScope,
} from './lists.repository.ts'

interface ListResult<Item> {
  readonly items: Item[]
  readonly total: number
}

/** Which content to search: what has not ended yet, what has ended, or both. */
export type EndFilter = 'open' | 'closed' | 'any'

/** Reads of published content, prepared once. */
export interface Content {
  list<Name extends ContentKind>(
    name: Name,
    query: ContentQuery,
    at: ReadTime,
  ): Promise<ListResult<ItemOf<Name>>>
  /** The list as parsed rows. */
  rows<Name extends ContentKind>(
    name: Name,
    query: ContentQuery,
    at: ReadTime,
  ): Promise<ListResult<ListRow<Name>>>
  /** The first segment of the list, the newest publication first; of those after an instant. */
  newest<Name extends ContentKind>(
    name: Name,
    query: ContentQuery,
    at: ReadTime,
    publishedAfter?: number,
  ): Promise<ListRow<Name>[]>
  one<Name extends ContentKind>(name: Name, idOrSlug: string, now: number): Promise<DetailOf<Name>>
  /** One as a parsed row. */
  row<Name extends ContentKind>(name: Name, idOrSlug: string, now: number): Promise<DetailRow<Name>>
  /** Whether any content has a folded word, or one that begins so. */
  hasWord(word: string, at: VersionedReadTime): Promise<boolean>
  /** The best matches of a search text; with a `limit` of 0 only their total. */
  search<Name extends ContentKind>(
    name: Name,
    phrases: PhraseQueries,
    options: { readonly limit: number; readonly now: number; readonly ending?: EndFilter },
  ): Promise<ListResult<ItemOf<Name>>>
}

/** How many articles are published, and how many published events have not ended. */
export async function countNewsAndEvents(
  { read }: Pick<Store, 'read'>,
  now: number,
): Promise<{ news: number; upcomingEvents: number }> {
  const count = async (name: ContentKind) => {
    const kind = getKind(name)
    const { filter, segments } = kind.parseQuery({}, now) ?? NO_RESULTS
    const counts = segments.map((segment) => countSegment(read, { kind, filter, segment, now }))
    return (await Promise.all(counts)).reduce((sum, one) => sum + one, 0)
  }
  return { news: await count('news'), upcomingEvents: await count('event') }
}

const NO_RESULTS: ListQuery = { filter: {}, segments: [] }

/** For each concept of a search text, the phrases that express it. */
export type PhraseQueries = readonly (readonly PhraseQuery[])[]

/** Parses a search text into phrases. */
export type ParsePhrases = (text: string, at: ReadTime) => Promise<PhraseQueries>

/** Creates the reads of content; `parsePhrases` parses the search texts of lists. */
export function createContentReader(
  store: Reads & Pick<Store, 'fullText'>,
  parsePhrases: ParsePhrases,
): Content {
  const { read } = store
  const text = createContentText(store)
  const readByIds = createRowsByIds(store)

  async function row<Name extends ContentKind>(name: Name, idOrSlug: string, now: number) {
    const found = await findDetailRow(read, name, idOrSlug, now)
    if (!found) throw new Problem('not-found', `${getKind(name).singularLabel} not found`)
    return found
  }

  /** A page of a list, whose segments follow one another. */
  async function findSegments<Name extends ContentKind>(
    name: Name,
    { filter, segments }: ListQuery,
    { ids, page, now }: { ids: readonly number[] | undefined; page: Page; now: number },
  ): Promise<ListResult<ListRow<Name>>> {
    const kind = getKind(name)
    const items: ListRow<Name>[] = []
    let total = 0
    for (const segment of segments) {
      const query = { kind, filter, segment, ids, now }
      const offset = Math.max(0, page.offset - total)
      const limit = page.limit - items.length
      const count = await countSegment(read, query)
      if (limit > 0 && offset < count) items.push(...(await findSegment(read, query, { limit, offset })))
      total += count
    }
    return { items, total }
  }

  async function findRows<Name extends ContentKind>(
    name: Name,
    query: ContentQuery,
    at: ReadTime,
    reorder: (segments: readonly ListSegment[]) => readonly ListSegment[],
  ): Promise<ListResult<ListRow<Name>>> {
    const { now } = at
    const page = parsePage(query)
    const parsed = getKind(name).parseQuery(query, now)
    const match = query.search?.trim()
      ? matchPhrases(await parsePhrases(query.search, at), { kind: name })
      : undefined
    if (!parsed || match === null) return { items: [], total: 0 }
    const ids =
      match === undefined ? undefined : await text.findNewest(match, toSearchScope(name, 'any', now))
    return findSegments(name, { ...parsed, segments: reorder(parsed.segments) }, { ids, page, now })
  }

  const rows: Content['rows'] = (name, query, at) => findRows(name, query, at, (segments) => segments)

  return {
    row,
    rows,
    async newest(name, query, at, publishedAfter) {
      const { items } = await findRows(name, query, at, ([first]) => [
        { ...first, order: 'newest', ...(publishedAfter !== undefined && { publishedAfter }) },
      ])
      return items
    },
    async list(name, query, at) {
      const { items, total } = await rows(name, query, at)
      return { items: items.map((item) => getKind(name).item(item) as ItemOf<typeof name>), total }
    },
    async one(name, idOrSlug, now) {
      return getKind(name).detail(await row(name, idOrSlug, now), now) as DetailOf<typeof name>
    },
    hasWord: (word, { now, versions }) =>
      text.hasAny(matchWord(word), toSearchScope('', 'any', now - (now % MINUTE)), versions),
    async search(name, phrases, { limit, now, ending = 'any' }) {
      const match = matchPhrases(phrases, { kind: name })
      if (match === null) return { items: [], total: 0 }
      const page = { limit: Math.max(1, limit), offset: 0 }
      const found = await text.best(match, page, toSearchScope(name, ending, now))
      const ids = found.ids.slice(0, limit)
      const matches = await readByIds<typeof name>(ids)
      const best = matches.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
      return { items: best.map((one) => getKind(name).item(one) as ItemOf<typeof name>), total: found.total }
    },
  }
}

const toSearchScope = (kind: SearchScope['kind'], ending: EndFilter, now: number): SearchScope => ({
  kind,
  now,
  anyEnd: ending === 'any' ? 1 : 0,
  endsAfter: ending === 'open' ? now : -1,
  endsBy: ending === 'closed' ? now : NEVER,
})

export type { ContentQuery } from './kinds/kind.ts'

/** How feeds and emails tell a row of a list: the path of its page, and a sentence or two. */
export function describeRow(name: ContentKind, row: ListRow): { path: string; text: string } {
  const kind: Kind = getKind(name)
  return { path: kind.path(row), text: kind.feed?.describe(row) ?? row.summary }
}
