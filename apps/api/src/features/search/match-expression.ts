import { allOf, anyOf, matchIn, listPhrases, type Match, type MatchPhrases } from '#db/search/match.ts'

const NAME_AND_PLACE = ['name', 'name_spellings', 'place'] as const

/** Any of several phrases, in any form of its last word; null for none. */
export const anyPhrase = (phrases: MatchPhrases): Match | null => anyOf(listPhrases(phrases))

/** Any of several phrases in the name or the place; null for none. */
export const anyInPlace = (phrases: MatchPhrases): Match | null =>
  anyOf(listPhrases(phrases).map((phrase) => matchIn(NAME_AND_PLACE, phrase)))

/** All words of a phrase, wherever they stand; null where one has no form. */
export const allWords = (words: MatchPhrases[number]): Match | null =>
  allOf(words.map((forms) => anyPhrase([[forms]])))
