import type { WordRelation, WordRow } from '@portal/reference-data/search-words'
import { toPhraseKey } from './phrase.ts'
import { getStem } from './stem.ts'
import { ASKING_WORDS } from './stop-words.ts'
import { foldWords, removeJoints } from './words.ts'

/** How much a match by another way to say a concept counts. */
const RELATION_WEIGHTS: Readonly<Record<WordRelation, number>> = { is: 0.7, kind: 0.6, near: 0.35 }
const EQUAL_WEIGHT = 0.7
const CONFIDENCE_WEIGHTS = { high: 1, medium: 0.8, low: 0.6 } as const
/** The factor for meanings of a synonym, which are a step further away. */
const SECOND_STEP = 0.85
/** No listing uses many of the meanings, so a search shortens the rest once more. */
const MAX_MEANINGS = 120

/** Another way to say a concept, in folded words. */
export interface Meaning {
  readonly words: readonly string[]
  /** From 0 to 1: how much a match by it counts. */
  readonly weight: number
  /** A related thing, which is not a match by itself. */
  readonly near: boolean
}

/** A phrase's entry in the tables. */
export interface KnownPhrase {
  /** The best first. */
  readonly meanings: readonly Meaning[]
  /** Slugs of the categories of such businesses. */
  readonly categories: ReadonlySet<string>
}

/** The tables of words, looked up by phrases of stems. */
export interface Vocabulary {
  /** The entry of a phrase; undefined for one on no row's left side. */
  find(key: string): KnownPhrase | undefined
  /** Whether a stem occurs anywhere in the tables. */
  hasStem(stem: string): boolean
  /** Every word of the left sides, for spelling. */
  readonly words: readonly string[]
  /** The rows that have a phrase on their left side. */
  getRows(key: string): readonly WordRow[]
}

/** The meanings of a phrase in its own rows, without those of its synonyms. */
interface DirectMeanings {
  readonly direct: ReadonlyMap<string, Meaning>
  /** Keys of synonyms, whose meanings count too, with the weight of their confidence. */
  readonly same: ReadonlyMap<string, number>
  readonly categories: ReadonlySet<string>
}

interface FoldedPhrase {
  /** As written in listings. */
  readonly words: readonly string[]
  /** As looked up. */
  readonly key: string
}

const fold = (text: string): FoldedPhrase => ({
  words: foldWords(text),
  key: toPhraseKey(foldWords(removeJoints(text))),
})

/** The keys that find a phrase: with and without its stop words, as `roof is leaking` and `roof leaking`. */
function listKeys(text: string): readonly string[] {
  const words = foldWords(removeJoints(text))
  const contentWords = words.filter((word) => !ASKING_WORDS.has(word))
  return contentWords.length < 2 || contentWords.length === words.length
    ? [toPhraseKey(words)]
    : [toPhraseKey(words), toPhraseKey(contentWords)]
}

function keepBest(meanings: Map<string, Meaning>, key: string, meaning: Meaning): void {
  const known = meanings.get(key)
  if (!known || known.weight < meaning.weight) meanings.set(key, meaning)
}

/**
 * Compiles the rows of the tables to a vocabulary. An entry has the meanings of its own rows and of its synonyms' rows. It is
 * computed on first use, since few phrases are ever looked up.
 */
export function compileVocabulary(rows: readonly WordRow[]): Vocabulary {
  const rowsByKey = new Map<string, WordRow[]>()
  const words = new Set<string>()
  const others = new Set<string>()
  for (const row of rows) {
    for (const text of row.equal) {
      for (const key of listKeys(text)) {
        const known = rowsByKey.get(key)
        if (!known) rowsByKey.set(key, [row])
        else if (!known.includes(row)) known.push(row)
      }
      for (const part of foldWords(text)) words.add(part)
    }
    for (const meaning of row.meanings) for (const part of foldWords(meaning)) others.add(part)
  }
  const stems = new Set([...words, ...others].map(getStem))
  return createVocabulary({
    getRows: (key) => rowsByKey.get(key) ?? [],
    hasStem: (stem) => stems.has(stem),
    words: [...words],
  })
}

/** Joins two vocabularies as if compiled together, without compiling the larger one again. */
export const joinVocabularies = (one: Vocabulary, other: Vocabulary): Vocabulary =>
  createVocabulary({
    getRows: (key) => [...one.getRows(key), ...other.getRows(key)],
    hasStem: (stem) => one.hasStem(stem) || other.hasStem(stem),
    words: [...one.words, ...other.words],
  })

function createVocabulary(tables: Omit<Vocabulary, 'find'>): Vocabulary {
  const cache = new Map<string, KnownPhrase>()
  return {
    ...tables,
    find(key) {
      const known = cache.get(key)
      if (known) return known
      const own = tables.getRows(key)
      if (own.length === 0) return undefined
      const phrase = toKnown(key, collectMeanings(key, own))
      cache.set(key, phrase)
      return phrase
    },
  }

  function toKnown(key: string, { direct, same, categories }: DirectMeanings): KnownPhrase {
    const found = new Map(direct)
    for (const [other, weight] of same) {
      for (const [far, meaning] of collectMeanings(other, tables.getRows(other)).direct)
        keepBest(found, far, { ...meaning, weight: meaning.weight * weight * SECOND_STEP })
    }
    found.delete(key)
    const meanings = [...found.values()].toSorted((a, b) => b.weight - a.weight).slice(0, MAX_MEANINGS)
    return { meanings, categories }
  }
}

/** Collects the meanings of a phrase on the left side of these rows. */
function collectMeanings(key: string, rows: readonly WordRow[]): DirectMeanings {
  const direct = new Map<string, Meaning>()
  const same = new Map<string, number>()
  const categories = new Set<string>()
  for (const { equal, meanings, relation, confidence, category } of rows) {
    const confidenceWeight = CONFIDENCE_WEIGHTS[confidence]
    if (category !== null && relation !== 'near') categories.add(category)
    for (const other of equal.map(fold)) {
      if (other.key === key) continue
      keepBest(direct, other.key, {
        words: other.words,
        weight: EQUAL_WEIGHT * confidenceWeight,
        near: false,
      })
      same.set(other.key, confidenceWeight)
    }
    if (relation === null) continue
    for (const other of meanings.map(fold)) {
      const weight = RELATION_WEIGHTS[relation] * confidenceWeight
      keepBest(direct, other.key, { words: other.words, weight, near: relation === 'near' })
      if (relation === 'is') same.set(other.key, confidenceWeight)
    }
  }
  return { direct, same, categories }
}
