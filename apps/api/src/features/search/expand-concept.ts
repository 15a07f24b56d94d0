import {
  isUnspaced,
  getRoot,
  getStem,
  STOP_WORDS,
  type Meaning,
  type QueryConcept,
  type Spelling,
  type RankedAlternative,
  type RankedPlaceName,
} from '@portal/domain/search'
import type { ListedWord, ListedWords } from '#db/search/lexicon.ts'

/** Weights of a match by another word of the same stem, and by a word with the same beginning. */
const STEM_WEIGHT = 0.97
const PREFIX_WEIGHT = 0.6
/** More alternatives cost time and find hardly anything. */
const MAX_ALTERNATIVES = 40
const MAX_ROOT_WORDS = 12
/** Weight of a match by another word of the same root. */
const ROOT_WEIGHT = 0.75
/** Shorter roots are shared by unrelated words. */
const MIN_ROOT_LENGTH = 3
const MAX_PREFIX_WORDS = 20
/** Shorter prefixes match too many words. */
const MIN_PREFIX_LENGTH = 3

/** One way in which listings may express a concept: the forms of each of its words. */
export interface Alternative {
  /** With stop words, which the full text has and listing terms lack. */
  readonly words: readonly (readonly ListedWord[])[]
  readonly weight: number
  readonly near: boolean
  /** Whether its words also count when they stand apart; only for words of the query itself. */
  readonly apart: boolean
}

/** Lists every way in which listings express a concept, best first; empty if no listing has any of its words. */
export async function expandConcept(concept: QueryConcept, listed: ListedWords): Promise<Alternative[]> {
  const { words: own } = concept
  const [word = ''] = own
  // A single letter of a script without spaces is a word, and the beginning of others.
  const isPrefix = own.length === 1 && isUnspaced(word) && word.length === 1
  const groups = await Promise.all([
    expandWords(own, 1, listed),
    own.length === 1 ? expandRoot(word, listed) : [],
    isPrefix ? prefixMatches(word, listed) : [],
    ...concept.spellings.map((spelling) => expandSpelling(spelling, listed)),
    ...(concept.known?.meanings ?? []).map((meaning) => expandMeaning(meaning, listed)),
  ])
  const found = groups.flat().toSorted((a, b) => b.weight - a.weight)
  if (found.length > 0 || own.length !== 1) return found.slice(0, MAX_ALTERNATIVES)
  return prefixMatches(word, listed)
}

const expandWords = (words: readonly string[], weight: number, listed: ListedWords): Promise<Alternative[]> =>
  words.length === 1 ? expandWord(words[0] ?? '', weight, listed) : expandPhrase(words, weight, listed)

async function expandSpelling({ words, apart }: Spelling, listed: ListedWords): Promise<Alternative[]> {
  const alternatives = await expandWords(words, 1, listed)
  return words.length === 1 ? alternatives : alternatives.map((alternative) => ({ ...alternative, apart }))
}

async function expandMeaning({ words, weight, near }: Meaning, listed: ListedWords): Promise<Alternative[]> {
  const alternatives = await expandWords(words, weight, listed)
  return alternatives.map((alternative) => ({ ...alternative, near, apart: false }))
}

/** The word itself, and others of its stem. */
async function expandWord(word: string, weight: number, listed: ListedWords): Promise<Alternative[]> {
  const [same, findByStem] = await Promise.all([listed.find(word), listed.findByStem(getStem(word))])
  const others = findByStem.filter((other) => other.word !== word)
  return [
    ...(same ? [toAlternative([[same]], weight)] : []),
    ...(others.length > 0 ? [toAlternative([others], weight * STEM_WEIGHT)] : []),
  ]
}

/** Other words of a typed word's root: `baker` for `bakery`. Not used for meanings: `marketing` would find markets. */
async function expandRoot(word: string, listed: ListedWords): Promise<Alternative[]> {
  const root = getRoot(word)
  const stem = getStem(word)
  const others = (root.length < MIN_ROOT_LENGTH ? [] : await listed.findByRoot(root))
    .filter((other) => other.word !== word && other.stem !== stem)
    .slice(0, MAX_ROOT_WORDS)
  return others.length > 0 ? [toAlternative([others], ROOT_WEIGHT)] : []
}

/** A phrase by all words of the same stems; empty if listings lack one of them. */
async function expandPhrase(
  phrase: readonly string[],
  weight: number,
  listed: ListedWords,
): Promise<Alternative[]> {
  const words = await Promise.all(phrase.map((word) => findForms(word, listed)))
  if (words.length === 0 || words.some((forms) => forms.length === 0)) return []
  return [{ words, weight, near: false, apart: true }]
}

/** The forms of a word, the exact one first: a full-text phrase uses only the first form of all but its last word. */
async function findForms(word: string, listed: ListedWords): Promise<ListedWord[]> {
  const same = await listed.find(word)
  if (same && STOP_WORDS.has(word)) return [same]
  const others = (await listed.findByStem(getStem(word))).filter((other) => other.word !== word)
  return same ? [same, ...others] : others
}

/** Words that begin with the given one; the fallback for an unknown word. */
async function prefixMatches(word: string, listed: ListedWords): Promise<Alternative[]> {
  if (word.length < MIN_PREFIX_LENGTH && !isUnspaced(word)) return []
  const words = await listed.findByPrefix(word, MAX_PREFIX_WORDS)
  return words.length === 0 ? [] : [toAlternative([words], PREFIX_WEIGHT)]
}

const toAlternative = (words: readonly (readonly ListedWord[])[], weight: number): Alternative => ({
  words,
  weight,
  near: false,
  apart: false,
})

/** A place name in words that listings have. */
export interface PlaceTerms {
  readonly forms: readonly ListedWord[][]
  readonly score: number
}

/** Finds the words of a place name; undefined if listings lack one. */
export async function findPlaceTerms(
  { words, score }: { readonly words: readonly string[]; readonly score: number },
  listed: ListedWords,
): Promise<PlaceTerms | undefined> {
  const found = await Promise.all(words.map((word) => listed.find(word)))
  const forms = found.flatMap((word) => (word ? [[word]] : []))
  return forms.length === 0 || forms.length < words.length ? undefined : { forms, score }
}

const toIds = (words: readonly (readonly ListedWord[])[]): number[][] =>
  words.map((forms) => forms.map(({ id }) => id))

/** Whether a word, given by its forms, is more than a stop word. */
export const isContentWord = (forms: readonly ListedWord[]): boolean =>
  forms.some(({ word }) => !STOP_WORDS.has(word))

/** A phrase in listing terms, which keep stop words only in names: without stop words and whole, if that differs. */
function toPhrases(words: readonly (readonly ListedWord[])[]): number[][][] {
  const contentWords = words.filter(isContentWord)
  const whole = toIds(words)
  return contentWords.length === 0 || contentWords.length === words.length
    ? [whole]
    : [toIds(contentWords), whole]
}

/** An alternative for ranking. */
export const toRanked = ({ words, weight, near, apart }: Alternative): RankedAlternative[] =>
  toPhrases(words).map((ids, at) => ({ words: ids, weight, near, apart: apart && at === 0 }))

/** A place name for ranking. */
export const toRankedNames = ({ forms, score }: PlaceTerms): RankedPlaceName[] =>
  toPhrases(forms).map((words) => ({ words, score }))
