import { CATEGORIES, type Category } from '@portal/domain/business'
import type { Suggestion } from '@portal/domain/contract'
import { COUNTRIES, PROVINCES } from '@portal/domain/place'
import { collapseDoubledLetters, formatPlaceName } from '@portal/domain/search'
import { SEARCH_PLACES, SEARCH_WORDS, type PlaceRow } from '@portal/reference-data/search-words'
import { toWords, type Named } from './suggestion-index.ts'

/** A suggestion; of those with the same key, a list shows only the first. */
export interface KnownSuggestion {
  readonly key: string
  readonly suggestion: Suggestion
}

type Known = Named<KnownSuggestion>

const getSearchPath = (text: string): string => `/search?q=${encodeURIComponent(text)}`

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A key that spellings of the same word share. */
const getSoundKey = (phrase: string): string => collapseDoubledLetters(toWords(phrase).join(''))

/** The number of rows with each phrase: the more rows, the more often people search for it. */
const MENTIONS = new Map<string, number>()
for (const { equal, meanings } of SEARCH_WORDS)
  for (const phrase of [...equal, ...meanings]) MENTIONS.set(phrase, (MENTIONS.get(phrase) ?? 0) + 1)
const countMentions = (phrase: string): number => MENTIONS.get(phrase) ?? 0

/** Words after the first of a row come later, and so do languages other than English. */
const OTHER_WORD_DELAY = 3
const OTHER_LANGUAGE_DELAY = 2

/** Words of the vocabulary, each with a link to its search. Of several spellings, the first in the row is suggested. */
function listTrades(): Known[] {
  const trades = new Map<string, Known>()
  for (const { equal, confidence, language } of SEARCH_WORDS) {
    if (confidence === 'low') continue
    const first = new Map<string, string>()
    for (const [position, name] of equal.entries()) {
      const sound = getSoundKey(name)
      const label = first.get(sound) ?? name
      first.set(sound, label)
      if (trades.has(name)) continue
      const suggestion: Suggestion = { label: capitalize(label), href: getSearchPath(label), kind: 'trade' }
      const delay =
        (position === 0 ? 0 : OTHER_WORD_DELAY) +
        (language.split('+').includes('en') ? 0 : OTHER_LANGUAGE_DELAY)
      trades.set(name, { name, found: { key: label, suggestion }, delay })
    }
  }
  return [...trades.values()].toSorted((a, b) => countMentions(b.name) - countMentions(a.name))
}

const getCategoryPath = ({ kind, slug, industry }: Category): string =>
  kind === 'industry' && industry ? `/directory/industries/${industry}` : `/countries/${slug}`

const CATEGORY_SUGGESTIONS = CATEGORIES.map((category): Known => {
  const { name } = category
  return {
    name,
    found: { key: name, suggestion: { label: name, href: getCategoryPath(category), kind: 'category' } },
  }
})

interface PlacePage {
  readonly code: string
  readonly country: string
  readonly suggestion: Suggestion
  /** The words of its label. */
  readonly words: readonly string[]
}

/** The pages of provinces and countries. */
const PAGES: readonly PlacePage[] = [
  ...PROVINCES.map(({ code, country, name }): PlacePage => ({
    code,
    country,
    suggestion: { label: name, href: `/directory?province=${code}`, kind: 'place' },
    words: toWords(name),
  })),
  ...COUNTRIES.map(({ code, name }): PlacePage => ({
    code,
    country: code,
    suggestion: { label: name, href: `/${code}`, kind: 'place' },
    words: toWords(name),
  })),
]

/** The pages whose label has all words of a name: Honiara has the page “Honiara (Capital)”. */
function findPages(name: string): PlacePage[] {
  const nameWords = toWords(name)
  return PAGES.filter(({ words }) => nameWords.every((word) => words.includes(word)))
}

/** Whether a province or a country of this name has a page. */
export const hasPage = (name: string): boolean => findPages(name).length > 0

/** Links a name of the gazetteer to the page of its place, or to a search without one. */
function toPlace({ kind, country, province, names: [first = ''] }: PlaceRow, name: string): KnownSuggestion {
  const code = kind === 'country' ? country : kind === 'province' ? province : null
  const page =
    PAGES.find((one) => one.code === code) ?? findPages(first).find((one) => one.country === country)
  if (page) return { key: page.code, suggestion: page.suggestion }
  const label = formatPlaceName(name)
  return { key: `${country} ${first}`, suggestion: { label, href: getSearchPath(label), kind: 'place' } }
}

/** Trades and categories by their names. */
export const KNOWN_TRADES: readonly Known[] = [...CATEGORY_SUGGESTIONS, ...listTrades()]

/** Places by each of their names, those with a page first. */
export const KNOWN_PLACES: readonly Known[] = [
  ...PAGES.map(({ code, suggestion }): Known => ({
    name: suggestion.label,
    found: { key: code, suggestion },
  })),
  ...SEARCH_PLACES.flatMap((row) =>
    row.names.map((name, position): Known => ({
      name,
      found: toPlace(row, name),
      delay: position === 0 ? 0 : OTHER_WORD_DELAY,
    })),
  ),
]
