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

/** How much a match counts by another word of the same stem, and by a word that only begins so. */
const SAME_STEM = 0.97
const SAME_BEGINNING = 0.6
/** More of them cost time and hardly find anything. */
const MAX_ALTERNATIVES = 40
const MAX_OF_ROOT = 12
/** How much a match counts by another word of the same root, and how long that is: a shorter one is shared by other meanings. */
const SAME_ROOT = 0.75
const MIN_ROOT = 3
const MAX_BEGINNING = 20
/** Shorter words begin too many others. */
const MIN_BEGINNING = 3

/** One way in which a concept may be said by listings: for each word of it, those that stand for it. */
export interface Alternative {
  /** Words that say nothing by themselves are part of it: the full text has them, terms have not. */
  readonly words: readonly (readonly ListedWord[])[]
  readonly weight: number
  readonly near: boolean
  /** Whether its words also count where they stand apart: only those that were asked for. */
  readonly apart: boolean
}

/** Every way in which listings may say a concept, the best first; none where no listing has any of its words. */
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
  const ways = await expandWords(words, 1, listed)
  return words.length === 1 ? ways : ways.map((way) => ({ ...way, apart }))
}

async function expandMeaning({ words, weight, near }: Meaning, listed: ListedWords): Promise<Alternative[]> {
  const ways = await expandWords(words, weight, listed)
  return ways.map((way) => ({ ...way, near, apart: false }))
}

/** A word as it is, and others of its stem. */
async function expandWord(word: string, weight: number, listed: ListedWords): Promise<Alternative[]> {
  const [same, ofStem] = await Promise.all([listed.find(word), listed.ofStem(getStem(word))])
  const others = ofStem.filter((other) => other.word !== word)
  return [
    ...(same ? [toAlternative([[same]], weight)] : []),
    ...(others.length > 0 ? [toAlternative([others], weight * SAME_STEM)] : []),
  ]
}

/** What else is made of the root of a typed word: a baker of `bakery`. Meanings are looked for as they are, or marketing is a market. */
async function expandRoot(word: string, listed: ListedWords): Promise<Alternative[]> {
  const root = getRoot(word)
  const stem = getStem(word)
  const others = (root.length < MIN_ROOT ? [] : await listed.ofRoot(root))
    .filter((other) => other.word !== word && other.stem !== stem)
    .slice(0, MAX_OF_ROOT)
  return others.length > 0 ? [toAlternative([others], SAME_ROOT)] : []
}

/** A phrase by the words of the same stems; nothing where a listing lacks one of them. */
async function expandPhrase(
  phrase: readonly string[],
  weight: number,
  listed: ListedWords,
): Promise<Alternative[]> {
  const words = await Promise.all(phrase.map((word) => findForms(word, listed)))
  if (words.length === 0 || words.some((forms) => forms.length === 0)) return []
  return [{ words, weight, near: false, apart: true }]
}

/** A word as it is written first: the full text is asked for that form. */
async function findForms(word: string, listed: ListedWords): Promise<ListedWord[]> {
  const same = await listed.find(word)
  if (same && STOP_WORDS.has(word)) return [same]
  const others = (await listed.ofStem(getStem(word))).filter((other) => other.word !== word)
  return same ? [same, ...others] : others
}

/** Words that begin so, where nothing else is known of a word. */
async function prefixMatches(word: string, listed: ListedWords): Promise<Alternative[]> {
  if (word.length < MIN_BEGINNING && !isUnspaced(word)) return []
  const words = await listed.beginning(word, MAX_BEGINNING)
  return words.length === 0 ? [] : [toAlternative([words], SAME_BEGINNING)]
}

const toAlternative = (words: readonly (readonly ListedWord[])[], weight: number): Alternative => ({
  words,
  weight,
  near: false,
  apart: false,
})

/** A name of a place in words that listings have. */
export interface PlaceTerms {
  readonly forms: readonly ListedWord[][]
  readonly score: number
}

/** A name of a place by the words that listings have of it; undefined where they lack one. */
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

/** Whether one of the forms says something by itself. */
export const isTelling = (forms: readonly ListedWord[]): boolean =>
  forms.some(({ word }) => !STOP_WORDS.has(word))

/** What terms have of a phrase: those of a name all of its words, others those that say something, unless none does. */
function toPhrases(words: readonly (readonly ListedWord[])[]): number[][][] {
  const telling = words.filter(isTelling)
  const whole = toIds(words)
  return telling.length === 0 || telling.length === words.length ? [whole] : [toIds(telling), whole]
}

/** An alternative as ranking needs it. */
export const toRanked = ({ words, weight, near, apart }: Alternative): RankedAlternative[] =>
  toPhrases(words).map((ids, at) => ({ words: ids, weight, near, apart: apart && at === 0 }))

/** A name of a place as ranking needs it. */
export const toRankedNames = ({ forms, score }: PlaceTerms): RankedPlaceName[] =>
  toPhrases(forms).map((words) => ({ words, score }))
