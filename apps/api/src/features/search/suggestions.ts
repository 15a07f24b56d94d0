import { businessPath, CATEGORIES, type Category } from '@portal/domain/business'
import type { Suggestion } from '@portal/domain/contract'
import { COUNTRIES, PROVINCES } from '@portal/domain/place'
import { foldWord, wordsOf } from '#db/search.ts'
import type { Directory } from '#features/businesses/businesses.service.ts'

const MOST_SUGGESTIONS = 8
/** Categories and places that stand before the businesses. */
const MOST_KINDS = 3

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

interface Searched {
  readonly search: Pick<Directory['search'], 'suggest'>
}

/** Completions of a half-typed text: places and categories that go on so, then businesses by name. */
export function suggestions({ search }: Searched, typed: string, now: number): Suggestion[] {
  const asked = wordsOf(typed).map(foldWord)
  if (asked.length === 0) return []
  const kinds = KINDS_BY_WORDS.filter(({ words }) => holds(words, asked))
    .slice(0, MOST_KINDS)
    .map(({ suggestion }) => suggestion)
  const businesses = search
    .suggest(typed, now, MOST_SUGGESTIONS - kinds.length)
    .map((business): Suggestion => ({ label: business.name, href: businessPath(business), kind: 'business' }))
  return [...kinds, ...businesses]
}

/** Whether each word begins one of the label's. */
const holds = (words: readonly string[], asked: readonly string[]): boolean =>
  asked.every((word) => words.some((known) => known.startsWith(word)))
