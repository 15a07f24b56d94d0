// cspell:ignore Resthouse
import { getBusinessPath } from '@portal/domain/business'
import type { Suggestion } from '@portal/domain/contract'
import type { ReadTime } from '#db/version.ts'
import { hasName, type BusinessSearch } from '#features/search/search.service.ts'
import { hasPage, KNOWN_PLACES, KNOWN_TRADES, type KnownSuggestion } from './known-suggestions.ts'
import { matchesPrefixes, createPrefixIndex, toWords } from './suggestion-index.ts'

const MAX_SUGGESTIONS = 8
/** Slots per group when all have more; unused ones go to the next group. */
const SHARES = { trades: 3, places: 2, businesses: 3 } as const
/** Words of one trade look alike: more of them say nothing new. */
const MAX_TRADES = 4

const TRADES = createPrefixIndex(KNOWN_TRADES)
const PLACES = createPrefixIndex(KNOWN_PLACES)

/** Words between a trade and its place. */
const BEFORE_A_PLACE = new Set(['in', 'at', 'near', 'around', 'long', 'à', 'en'])
/** A trade and its place have no more words. */
const MAX_WORDS = 10
/** Shorter prefixes match too many places. */
const MIN_PLACE = 2

/**
 * Completes a half-typed text: trades with categories, then places down to towns, then businesses by name; or a trade
 * followed by a place. A text without completions is retried with its spelling corrected.
 */
export async function suggest(
  search: Pick<BusinessSearch, 'suggest' | 'findAddresses' | 'correct'>,
  typed: string,
  at: ReadTime,
): Promise<Suggestion[]> {
  const found = await completeAny(search, typed, at.now)
  const corrected = found.length === 0 ? await search.correct(typed, at) : undefined
  return corrected === undefined ? found : completeAny(search, corrected, at.now)
}

type Sources = Pick<BusinessSearch, 'suggest' | 'findAddresses'>

async function completeAny(search: Sources, typed: string, now: number): Promise<Suggestion[]> {
  const found = await complete(search, typed, now)
  return found.length > 0 ? found : completePlaceOfTrade(search, typed, now)
}

/** A trade in each place that the rest of the text may begin: `guesthouse in Gizo` for `guesthouse gi`. */
async function completePlaceOfTrade(search: Sources, typed: string, now: number): Promise<Suggestion[]> {
  const words = typed.split(/\s+/).filter(Boolean)
  if (words.length > MAX_WORDS) return []
  for (let at = words.length - 1; at > 0; at -= 1) {
    const place = words.slice(at).join(' ')
    const before = words.slice(0, at)
    const trade = before
      .slice(0, 1 + before.findLastIndex((word) => !BEFORE_A_PLACE.has(word.toLowerCase())))
      .join(' ')
    if (place.length < MIN_PLACE || !isTrade(trade)) continue
    const found = await findPlaces(search, place, now)
    if (found.length > 0)
      return found.map(({ label }) => toSearch(`${trade} in ${label.replace(/ \(.*\)$/u, '')}`))
  }
  return []
}

const toSearch = (text: string): Suggestion => ({
  label: text.charAt(0).toUpperCase() + text.slice(1),
  href: `/search?q=${encodeURIComponent(text)}`,
  kind: 'trade',
})

const TRADE_NAMES: ReadonlySet<string> = new Set(
  KNOWN_TRADES.map(({ found }) => toWords(found.key).join(' ')),
)

/** Whether a text is a whole trade. */
const isTrade = (text: string): boolean => TRADE_NAMES.has(toWords(text).join(' '))

async function complete(search: Sources, typed: string, now: number): Promise<Suggestion[]> {
  const prefixes = toWords(typed)
  if (prefixes.length === 0) return []
  const trades = withoutRepeats(TRADES.find(prefixes), MAX_TRADES)
  const places = await findPlaces(search, typed, now)
  const named = await search.suggest(typed, now, MAX_SUGGESTIONS)
  const businesses = named.map((business): Suggestion => ({
    label: business.name,
    href: getBusinessPath(business),
    kind: 'business',
  }))
  // A typed whole name is most likely a search for it.
  const exact = businesses.filter(({ label }) => hasName(label, typed)).slice(0, SHARES.businesses)
  return fill([
    { items: exact, share: SHARES.businesses },
    { items: trades, share: SHARES.trades },
    { items: places, share: SHARES.places },
    { items: businesses.filter((one) => !exact.includes(one)), share: SHARES.businesses - exact.length },
  ])
}

/** The first places that a text begins: those with a page, then towns of listings, then all others. */
async function findPlaces(search: Sources, typed: string, now: number): Promise<Suggestion[]> {
  const prefixes = toWords(typed)
  const places = PLACES.find(prefixes)
  const known = [
    ...places.filter(({ suggestion }) => isPage(suggestion)),
    ...findTowns(await search.findAddresses(typed, now), prefixes),
    ...places,
  ]
  return withoutRepeats(known, MAX_SUGGESTIONS)
}

interface SuggestionGroup {
  readonly items: readonly Suggestion[]
  readonly share: number
}

/** Takes each group's share, then uses the free slots in order. */
function fill(groups: readonly SuggestionGroup[]): Suggestion[] {
  let free = groups.reduce((left, { items, share }) => left - Math.min(items.length, share), MAX_SUGGESTIONS)
  return groups.flatMap(({ items, share }) => {
    const kept = items.slice(0, share + free)
    free -= Math.max(0, kept.length - share)
    return kept
  })
}

/** The first `limit` suggestions, each label and each key once. */
function withoutRepeats(known: readonly KnownSuggestion[], limit: number): Suggestion[] {
  const seen = new Set<string>()
  const kept: Suggestion[] = []
  for (const { key, suggestion } of known) {
    if (kept.length === limit) break
    // `Rest house` and `Resthouse` are one.
    const marks = [`key ${key}`, `label ${toWords(suggestion.label).join('')}`]
    if (!marks.some((mark) => seen.has(mark))) kept.push(suggestion)
    for (const mark of marks) seen.add(mark)
  }
  return kept
}

/** Whether it is a page of a province or country; other places lead to a search. */
const isPage = ({ href }: Suggestion): boolean => !href.startsWith('/search')

/** Matching towns of addresses. Parts with digits are streets; places with a page are suggested already. */
const findTowns = (addresses: readonly string[], prefixes: readonly string[]): KnownSuggestion[] =>
  [...new Set(addresses.flatMap((address) => address.split(',')).map((part) => part.trim()))]
    .filter((part) => !/\d/.test(part) && matchesPrefixes(toWords(part), prefixes) && !hasPage(part))
    .map((label) => ({
      key: label,
      suggestion: { label, href: `/search?q=${encodeURIComponent(label)}`, kind: 'place' },
    }))
