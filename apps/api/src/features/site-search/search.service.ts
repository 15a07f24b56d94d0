import type {
  AskedSection,
  EventEntry,
  GuideResult,
  JobItem,
  NewsItem,
  SearchQuery,
  SearchResults,
  TenderItem,
} from '@portal/domain/contract'
import { toPhraseKey, toPhraseQueries, toTextKey, type ParsedQuery } from '@portal/domain/search'
import { parsePage } from '#db/pagination.ts'
import type { ReadContext } from '#db/version.ts'
import { parseFilter } from '#features/businesses/filter.service.ts'
import { getStart } from '#features/directory/listing.service.ts'
import type { FindNearest } from '#features/directory/nearest.service.ts'
import type { BusinessSearch, FoundBusinesses } from '#features/search/search.service.ts'
import type { Content, ParsePhrases, PhraseQueries } from '#features/content/content.service.ts'
import type { Guides } from '#features/guides/guides.service.ts'
import { toJsonObject, toJson, type Json } from '#shared/json.ts'
import type { FindAnswers } from './answers/answers.service.ts'
import { parseAskedSection, type AskedList } from './asked-section.ts'
import { findGuides } from './find-guides.ts'

/** The page size of a query without a limit. */
const PAGE_ROWS = 24
/** How many results of each other kind come below the businesses. */
const OTHER_ROWS = 6
/** For a count. */
const ONE_ROW = { limit: 1, offset: 0 }
const NOTHING: FoundBusinesses = { json: toJson([]), total: 0 }

interface Sources {
  readonly businesses: BusinessSearch
  readonly content: Content
  readonly guides: Guides
}

/** Everything that matches a text, by kind. A blank text finds nothing. */
export async function searchPortal(
  sources: Sources & { readonly nearest: FindNearest; readonly findAnswers: FindAnswers },
  query: SearchQuery,
  at: ReadContext,
): Promise<Json<SearchResults>> {
  const businesses = await findBusinesses(sources, query, at)
  const { understood, didYouMean, parsed = await sources.businesses.parse(query.q, at) } = businesses
  const isOffered =
    understood !== undefined && understood.matchLevel < FIRST_PARTIAL_LEVEL && businesses.total > 0
  const found = await searchContent(sources, toPhrases(parsed), at.now)
  const asked = parsed === null ? undefined : await findAsked(sources, parsed, { isOffered, at })
  const namesTrade = understood?.namesTrade ?? false
  const allAnswers =
    parsed === null ? [] : await sources.findAnswers({ text: query.q, parsed, namesTrade, isOffered }, at)
  // The list itself comes first.
  const answers = allAnswers.filter(({ path }) => !asked || !path.startsWith(`/${asked.section.section}`))
  const { news, events, tenders, jobs } = { ...found, ...asked?.group }
  return toJsonObject<SearchResults>({
    businesses: toJsonObject<SearchResults['businesses']>({
      total: toJson(businesses.total),
      items: businesses.json,
    }),
    news: toJson(news),
    events: toJson(events),
    tenders: toJson(tenders),
    jobs: toJson(jobs),
    guides: toJson(removeAnswers(found.guides, answers)),
    answers: toJson(answers),
    asked: asked === undefined ? undefined : toJson(asked.section),
    understood: understood === undefined ? undefined : toJson(understood),
    didYouMean: didYouMean === undefined ? undefined : toJson(didYouMean),
  })
}

/** The guides without those that are among the answers. */
function removeAnswers(
  { total, items }: Group<GuideResult>,
  answers: readonly GuideResult[],
): Group<GuideResult> {
  const paths = answers.flatMap(({ path, countries = [] }) => [path, ...countries.map((one) => one.path)])
  const pages = new Set(paths.map((path) => path.replace(/#.*/, '')))
  const others = items.filter(({ path }) => !pages.has(path))
  return { total: total - (items.length - others.length), items: others }
}

/** The kinds of content in the sections that a text can ask for. */
const SECTION_KINDS = { news: 'news', events: 'event', tenders: 'tender', jobs: 'job' } as const

/** The list of the section that a text asks for, the whole section where that is empty; undefined for any other text. */
async function findAsked(
  { content }: Pick<Sources, 'content'>,
  parsed: ParsedQuery,
  { isOffered, at }: { readonly isOffered: boolean; readonly at: ReadContext },
) {
  const { list: asked, hasTopic = false } = parseAskedSection(parsed) ?? {}
  // Beside a trade that businesses offer, the word means theirs: an event photographer.
  if (asked === undefined || (isOffered && hasTopic)) return undefined
  const exact = await listSection(content, asked, at)
  const isExact = exact.total > 0
  if (!isExact && hasTopic) return undefined
  const found = isExact
    ? exact
    : await listSection(content, { ...asked, category: null, country: null, search: null }, at)
  const section: AskedSection = { ...asked, isExact }
  return { section, group: { [asked.section]: found } }
}

const listSection = (
  content: Content,
  { section, category, country, search }: AskedList,
  at: ReadContext,
): Promise<Group<object>> =>
  content.list(
    SECTION_KINDS[section],
    {
      limit: OTHER_ROWS,
      ...(country !== null && { country }),
      ...(search !== null && { search }),
      ...(category !== null && { kind: category, type: category }),
    },
    at,
  )

/** An explicit sort order takes precedence over distance. */
async function findBusinesses(
  { businesses, nearest }: Pick<Sources, 'businesses'> & { readonly nearest: FindNearest },
  { q, limit = PAGE_ROWS, page, sort, ...filters }: SearchQuery,
  at: ReadContext,
): Promise<FoundBusinesses> {
  const rows = parsePage({ limit, page })
  const filter = parseFilter(filters, at.now)
  if (!filter || q.trim() === '') return NOTHING
  const near = getStart({ ...filters, sort })
  return near
    ? nearest({ filter, search: q, near }, rows, at)
    : businesses.find(q, filter, ORDERS[sort ?? 'relevance'], rows, at)
}

const ORDERS = { rating: 'rating', newest: 'newest', alphabetical: 'name', relevance: 'relevance' } as const

/** The phrases for searching everything except businesses. */
const toPhrases = (parsed: ParsedQuery | null): PhraseQueries =>
  parsed === null ? [] : toPhraseQueries(parsed)

/** Parses texts for searches that include no businesses. */
export const createPhraseParser =
  (search: Pick<BusinessSearch, 'parse'>): ParsePhrases =>
  async (text, at) =>
    toPhrases(await search.parse(text, at))

/** From this match level on, matches are at best partial. */
const FIRST_PARTIAL_LEVEL = 3

/** Whether the portal has results for a text, without filters. */
export async function hasResults(
  { businesses, ...others }: Sources,
  text: string,
  now: number,
): Promise<boolean> {
  const filter = parseFilter({}, now)
  const found = filter && (await businesses.find(text, filter, 'relevance', ONE_ROW, { now }))
  if (found && found.total > 0 && (found.understood?.matchLevel ?? FIRST_PARTIAL_LEVEL) < FIRST_PARTIAL_LEVEL)
    return true
  const parsed = found?.parsed ?? null
  const content = Object.values(await searchContent(others, toPhrases(parsed), now))
  const trade = parsed === null ? undefined : getTrade(parsed)
  return trade === undefined
    ? content.some(({ total }) => total > 0)
    : content.some(({ items }) => items.some(({ title }) => ` ${toTextKey(title)} `.includes(` ${trade} `)))
}

/**
 * The trade, in stems, of a text that is about nothing else. An article that only mentions a dentist does not answer a
 * search for one.
 */
function getTrade({ concepts: [first, another] }: ParsedQuery): string | undefined {
  const isTrade = another === undefined && (first?.known?.categories.size ?? 0) > 0
  return first && isTrade ? toPhraseKey(first.words) : undefined
}

interface Group<Item> {
  readonly total: number
  readonly items: Item[]
}

/** The results below the businesses: articles, upcoming events, tenders with the open ones first, open jobs, guides. */
async function searchContent(
  { content, guides }: Pick<Sources, 'content' | 'guides'>,
  phrases: PhraseQueries,
  now: number,
) {
  const limit = OTHER_ROWS
  const news: Group<NewsItem> = await content.search('news', phrases, { limit, now })
  const events: Group<EventEntry> = await content.search('event', phrases, { limit, now, ending: 'open' })
  const open = await content.search('tender', phrases, { limit, now, ending: 'open' })
  const closed = await content.search('tender', phrases, {
    limit: limit - open.items.length,
    now,
    ending: 'closed',
  })
  const tenders: Group<TenderItem> = {
    total: open.total + closed.total,
    items: [...open.items, ...closed.items],
  }
  const jobs: Group<JobItem> = await content.search('job', phrases, { limit, now, ending: 'open' })
  return {
    news,
    events,
    tenders,
    jobs,
    guides: await findGuides({ content, guides }, phrases, { limit, now }),
  }
}
