import { businessPath, CATEGORIES, type Category } from '@portal/domain/business'
import type { Suggestion } from '@portal/domain/contract'
import { COUNTRIES, PROVINCES } from '@portal/domain/place'
import { foldWord, splitSearchWords } from '#db/search/words.ts'
import type { BusinessSearch } from '#features/businesses/search/search.service.ts'

const MAX_SUGGESTIONS = 8
/** Places and categories come first. */
const MAX_PLACES_AND_CATEGORIES = 3
/** Towns come between them and the businesses. */
const MAX_TOWNS = 2

const categoryPath = ({ kind, slug, industry }: Category): string =>
  kind === 'industry' && industry ? `/directory/industries/${industry}` : `/countries/${slug}`

const PLACES: readonly Suggestion[] = [
  ...PROVINCES.map(({ code, name }): Suggestion => ({
    label: name,
    href: `/directory?province=${code}`,
    kind: 'place',
  })),
  ...COUNTRIES.map(({ code, name }): Suggestion => ({ label: name, href: `/${code}`, kind: 'place' })),
]

const PLACES_AND_CATEGORIES: readonly Suggestion[] = [
  ...PLACES,
  ...CATEGORIES.map((category): Suggestion => ({
    label: category.name,
    href: categoryPath(category),
    kind: 'category',
  })),
]

/** Each with its folded words, split once rather than at each keystroke. */
const SUGGESTIONS_BY_WORDS = PLACES_AND_CATEGORIES.map((suggestion) => ({
  suggestion,
  words: splitSearchWords(suggestion.label).map(foldWord),
}))

/** Completes a half-typed text: places and categories first, then towns, then businesses by name. */
export function suggest(
  search: Pick<BusinessSearch, 'suggest' | 'findAddresses'>,
  typed: string,
  now: number,
): Suggestion[] {
  const prefixes = splitSearchWords(typed).map(foldWord)
  if (prefixes.length === 0) return []
  const placesAndCategories = SUGGESTIONS_BY_WORDS.filter(({ words }) => matchesPrefixes(words, prefixes))
    .slice(0, MAX_PLACES_AND_CATEGORIES)
    .map(({ suggestion }) => suggestion)
  const known = [...placesAndCategories, ...findTowns(search.findAddresses(typed, now), prefixes)]
  const businesses = search
    .suggest(typed, now, MAX_SUGGESTIONS - known.length)
    .map((business): Suggestion => ({ label: business.name, href: businessPath(business), kind: 'business' }))
  return [...known, ...businesses]
}

/** Towns in addresses that match. Parts with digits are streets; provinces are suggested as places already. */
function findTowns(addresses: readonly string[], prefixes: readonly string[]): Suggestion[] {
  const towns = new Map<string, string>()
  for (const part of addresses.flatMap((address) => address.split(',')).map((text) => text.trim())) {
    const words = splitSearchWords(part).map(foldWord)
    const isTown = !/\d/.test(part) && matchesPrefixes(words, prefixes) && !isPlaceName(words)
    const key = words.join(' ')
    if (isTown && !towns.has(key)) towns.set(key, part)
  }
  return [...towns.values()]
    .slice(0, MAX_TOWNS)
    .map((label) => ({ label, href: `/search?q=${encodeURIComponent(label)}`, kind: 'place' }))
}

/** Whether a province or a country has this name. */
const isPlaceName = (words: readonly string[]): boolean =>
  SUGGESTIONS_BY_WORDS.some(
    (known) => known.suggestion.kind === 'place' && words.every((word) => known.words.includes(word)),
  )

/** Whether each prefix begins one of the words. */
const matchesPrefixes = (words: readonly string[], prefixes: readonly string[]): boolean =>
  prefixes.every((prefix) => words.some((word) => word.startsWith(prefix)))
