import { closeTexts, matchIn, phraseTexts, type MatchPhrases } from '#db/search/match.ts'

/**
 * What listings have to say: a phrase as the full-text index is asked for it, any or all of several. Each phrase is asked for by
 * itself, so that the answers of searches that share a word are held once.
 */
export type Match =
  | { readonly kind: 'phrase'; readonly text: string }
  | { readonly kind: 'any' | 'all'; readonly parts: readonly Match[] }

const NAME_AND_PLACE = ['name', 'place'] as const

/** A phrase as MATCH. */
export const phrase = (text: string): Match => ({ kind: 'phrase', text })

/** Any of several; null for none. */
export function anyOf(parts: readonly (Match | null)[]): Match | null {
  const given = parts.filter((part) => part !== null)
  return given.length > 1 ? { kind: 'any', parts: given } : (given[0] ?? null)
}

/** All of several; null where one is. */
export function allOf(parts: readonly (Match | null)[]): Match | null {
  const given = parts.filter((part) => part !== null)
  if (given.length === 0 || given.length < parts.length) return null
  return given.length > 1 ? { kind: 'all', parts: given } : (given[0] ?? null)
}

/** Any of several phrases, in any form of its last word; null for none. */
export const anyPhrase = (phrases: MatchPhrases): Match | null => anyOf(phraseTexts(phrases).map(phrase))

/** Any of several phrases in the name or the place; null for none. */
export const anyInPlace = (phrases: MatchPhrases): Match | null =>
  anyOf(phraseTexts(phrases).map((text) => phrase(matchIn(NAME_AND_PLACE, text))))

/** All words of a phrase, wherever they stand; null where one has no form. */
export const allWords = (words: MatchPhrases[number]): Match | null =>
  allOf(words.map((forms) => anyPhrase([[forms]])))

/** All words of a phrase close to each other; null where one has no form. */
export const closeWords = (words: MatchPhrases[number]): Match | null => anyOf(closeTexts(words).map(phrase))

/** The whole as one MATCH. */
export function toMatch(match: Match): string {
  if (match.kind === 'phrase') return match.text
  const operator = match.kind === 'any' ? ' OR ' : ' AND '
  return match.parts.map((part) => `(${toMatch(part)})`).join(operator)
}
