import { businessPath, CATEGORIES, type Category } from '@portal/domain/business'
import type { Suggestion } from '@portal/domain/contract'
import { COUNTRIES, PROVINCES } from '@portal/domain/place'
import { foldWord, wordsOf } from '#db/search/match.ts'
import type { BusinessSearch } from '#features/businesses/search/search.service.ts'

const MOST_SUGGESTIONS = 8
/** Categories and places that stand before the businesses. */
const MOST_KINDS = 3
/** Towns that stand between them and the businesses. */
const MOST_TOWNS = 2

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

const KINDS: readonly Suggestion[] = [
  ...PLACES,
  ...CATEGORIES.map((category): Suggestion => ({
    label: category.name,
    href: categoryPath(category),
    kind: 'category',
  })),
]

/** Each with its words, parted once rather than at each stroke of a key. */
const KINDS_BY_WORDS = KINDS.map((suggestion) => ({
  suggestion,
  words: wordsOf(suggestion.label).map(foldWord),
}))

/** Completions of a half-typed text: places and categories that go on so, then towns, then businesses by name. */
export function suggestions(
  search: Pick<BusinessSearch, 'suggest' | 'findAddresses'>,
  typed: string,
  now: number,
): Suggestion[] {
  const asked = wordsOf(typed).map(foldWord)
  if (asked.length === 0) return []
  const kinds = KINDS_BY_WORDS.filter(({ words }) => holds(words, asked))
    .slice(0, MOST_KINDS)
    .map(({ suggestion }) => suggestion)
  const known = [...kinds, ...townsAmong(search.findAddresses(typed, now), asked)]
  const businesses = search
    .suggest(typed, now, MOST_SUGGESTIONS - known.length)
    .map((business): Suggestion => ({ label: business.name, href: businessPath(business), kind: 'business' }))
  return [...known, ...businesses]
}

/** Towns named in addresses that go on as was typed. Parts with digits are streets; provinces are places already. */
function townsAmong(addresses: readonly string[], asked: readonly string[]): Suggestion[] {
  const towns = new Map<string, string>()
  for (const part of addresses.flatMap((address) => address.split(',')).map((text) => text.trim())) {
    const words = wordsOf(part).map(foldWord)
    const isTown = !/\d/.test(part) && holds(words, asked) && !isPlace(words)
    const key = words.join(' ')
    if (isTown && !towns.has(key)) towns.set(key, part)
  }
  return [...towns.values()]
    .slice(0, MOST_TOWNS)
    .map((label) => ({ label, href: `/search?q=${encodeURIComponent(label)}`, kind: 'place' }))
}

/** Whether a province or a country is called so: it is suggested as itself. */
const isPlace = (words: readonly string[]): boolean =>
  KINDS_BY_WORDS.some(
    (kind) => kind.suggestion.kind === 'place' && words.every((word) => kind.words.includes(word)),
  )

/** Whether each word begins one of the label's. */
const holds = (words: readonly string[], asked: readonly string[]): boolean =>
  asked.every((word) => words.some((known) => known.startsWith(word)))
