import {
  isUnspaced,
  getRoot,
  getStem,
  STOP_WORDS,
  type QueryConcept,
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
export function listAlternatives(concept: QueryConcept, listed: ListedWords): Alternative[] {
  const { words: own } = concept
  const [word = ''] = own
  const said =
    own.length === 1
      ? [...expandWord(word, 1, listed), ...expandRoot(word, listed)]
      : expandPhrase(own, 1, listed)
  const written = concept.spellings.flatMap(({ words, apart }) =>
    words.length === 1
      ? expandWord(words[0] ?? '', 1, listed)
      : expandPhrase(words, 1, listed).map((way) => ({ ...way, apart })),
  )
  const meant = (concept.known?.meanings ?? []).flatMap(({ words, weight, near }) => {
    const ways =
      words.length === 1 ? expandWord(words[0] ?? '', weight, listed) : expandPhrase(words, weight, listed)
    return ways.map((way) => ({ ...way, near, apart: false }))
  })
  // A single letter of a script without spaces is a word, and the beginning of others.
  const begins = own.length === 1 && isUnspaced(word) && word.length === 1 ? begun(word, listed) : []
  const found = [...said, ...begins, ...written, ...meant].toSorted((a, b) => b.weight - a.weight)
  if (found.length > 0 || own.length !== 1) return found.slice(0, MAX_ALTERNATIVES)
  return begun(word, listed)
}

/** A word as it is, and others of its stem. */
function expandWord(word: string, weight: number, listed: ListedWords): Alternative[] {
  const same = listed.find(word)
  const stems = listed.ofStem(getStem(word)).filter((other) => other.word !== word)
  return [
    ...(same ? [toAlternative([[same]], weight)] : []),
    ...(stems.length > 0 ? [toAlternative([stems], weight * SAME_STEM)] : []),
  ]
}

/** What else is made of the root of a typed word: a baker of `bakery`. Meanings are looked for as they are, or marketing is a market. */
function expandRoot(word: string, listed: ListedWords): Alternative[] {
  const root = getRoot(word)
  const stem = getStem(word)
  const others = (root.length < MIN_ROOT ? [] : listed.ofRoot(root))
    .filter((other) => other.word !== word && other.stem !== stem)
    .slice(0, MAX_OF_ROOT)
  return others.length > 0 ? [toAlternative([others], SAME_ROOT)] : []
}

/** A phrase by the words of the same stems; nothing where a listing lacks one of them. */
function expandPhrase(phrase: readonly string[], weight: number, listed: ListedWords): Alternative[] {
  const words = phrase.map((word) => {
    const same = listed.find(word)
    if (same && STOP_WORDS.has(word)) return [same]
    // As it is written first: the full text is asked for that form.
    const others = listed.ofStem(getStem(word)).filter((other) => other.word !== word)
    return same ? [same, ...others] : others
  })
  if (words.length === 0 || words.some((forms) => forms.length === 0)) return []
  return [{ words, weight, near: false, apart: true }]
}

/** Words that begin so, where nothing else is known of a word. */
function begun(word: string, listed: ListedWords): Alternative[] {
  if (word.length < MIN_BEGINNING && !isUnspaced(word)) return []
  const words = listed.beginning(word, MAX_BEGINNING)
  return words.length === 0 ? [] : [toAlternative([words], SAME_BEGINNING)]
}

const toAlternative = (words: readonly (readonly ListedWord[])[], weight: number): Alternative => ({
  words,
  weight,
  near: false,
  apart: false,
})

/** A name of a place by the words that listings have of it; nothing where they lack one. */
export function placeTerms(
  name: { readonly words: readonly string[]; readonly score: number },
  listed: ListedWords,
): { readonly forms: readonly ListedWord[][]; readonly score: number } | undefined {
  const forms = name.words.map((word) => {
    const found = listed.find(word)
    return found ? [found] : []
  })
  return forms.length === 0 || forms.some((words) => words.length === 0)
    ? undefined
    : { forms, score: name.score }
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
export const toRankedNames = ({
  forms,
  score,
}: {
  readonly forms: readonly ListedWord[][]
  readonly score: number
}): RankedPlaceName[] => toPhrases(forms).map((words) => ({ words, score }))
