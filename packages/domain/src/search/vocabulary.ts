import type { WordRelation, WordRow } from '@portal/reference-data/search-words'
import { phraseKey } from './phrase.ts'
import { getStem } from './stem.ts'
import { ASKING_WORDS } from './stop-words.ts'
import { foldWords, removeJoints } from './words.ts'

/** How much a match counts that says the concept in another way. */
const RELATION_WEIGHTS: Readonly<Record<WordRelation, number>> = { is: 0.7, kind: 0.6, near: 0.35 }
const EQUAL_WEIGHT = 0.7
const CONFIDENCE_WEIGHTS = { high: 1, medium: 0.8, low: 0.6 } as const
/** What is meant by a word that means the same is a step further away. */
const SECOND_STEP = 0.85
/** Many of them are said by no listing; what is left is cut again. */
const MAX_MEANINGS = 120

/** Another way to say a concept, in folded words. */
export interface Meaning {
  readonly words: readonly string[]
  /** From 0 to 1: how much a match by it counts. */
  readonly weight: number
  /** Something else that may help: no answer by itself. */
  readonly near: boolean
}

/** What the tables know of a phrase. */
export interface KnownPhrase {
  /** The best first. */
  readonly meanings: readonly Meaning[]
  /** Slugs of the categories that such businesses are listed under. */
  readonly categories: ReadonlySet<string>
}

/** The tables of words, to be asked by phrases of stems. */
export interface Vocabulary {
  /** What is known of a phrase; undefined of one on no left side. */
  find(key: string): KnownPhrase | undefined
  /** Whether a stem occurs anywhere in the tables. */
  hasStem(stem: string): boolean
  /** Every word of the left sides, for spelling. */
  readonly words: readonly string[]
  /** The rows that have a phrase on their left side. */
  rowsOf(key: string): readonly WordRow[]
}

/** What rows say of a phrase themselves. */
interface Said {
  readonly direct: ReadonlyMap<string, Meaning>
  /** Keys of phrases that mean the same, with how sure that is: their meanings count as well. */
  readonly same: ReadonlyMap<string, number>
  readonly categories: ReadonlySet<string>
}

interface FoldedPhrase {
  /** As listings write it. */
  readonly words: readonly string[]
  /** As it is asked for. */
  readonly key: string
}

const fold = (text: string): FoldedPhrase => ({
  words: foldWords(text),
  key: phraseKey(foldWords(removeJoints(text))),
})

/** A phrase is asked for as it is, or by those of its words that say something: `roof is leaking`, `roof leaking`. */
function keysOf(text: string): readonly string[] {
  const words = foldWords(removeJoints(text))
  const told = words.filter((word) => !ASKING_WORDS.has(word))
  return told.length < 2 || told.length === words.length
    ? [phraseKey(words)]
    : [phraseKey(words), phraseKey(told)]
}

function keepBest(meanings: Map<string, Meaning>, key: string, meaning: Meaning): void {
  const known = meanings.get(key)
  if (!known || known.weight < meaning.weight) meanings.set(key, meaning)
}

/**
 * Prepares rows to be asked: each left phrase has what its rows say of it, and what is said of phrases that mean the same. Rows
 * are kept by their phrases, and put together when one is asked for: few of them ever are.
 */
export function compileVocabulary(rows: readonly WordRow[]): Vocabulary {
  const rowsOf = new Map<string, WordRow[]>()
  const words = new Set<string>()
  const others = new Set<string>()
  for (const row of rows) {
    for (const text of row.equal) {
      for (const key of keysOf(text)) {
        const known = rowsOf.get(key)
        if (!known) rowsOf.set(key, [row])
        else if (!known.includes(row)) known.push(row)
      }
      for (const part of foldWords(text)) words.add(part)
    }
    for (const meaning of row.meanings) for (const part of foldWords(meaning)) others.add(part)
  }
  const stems = new Set([...words, ...others].map(getStem))
  return createVocabulary({
    rowsOf: (key) => rowsOf.get(key) ?? [],
    hasStem: (stem) => stems.has(stem),
    words: [...words],
  })
}

/** Two vocabularies as if they had been prepared together, for hardly more than preparing the smaller one. */
export const joinVocabularies = (one: Vocabulary, other: Vocabulary): Vocabulary =>
  createVocabulary({
    rowsOf: (key) => [...one.rowsOf(key), ...other.rowsOf(key)],
    hasStem: (stem) => one.hasStem(stem) || other.hasStem(stem),
    words: [...one.words, ...other.words],
  })

function createVocabulary(tables: Omit<Vocabulary, 'find'>): Vocabulary {
  const held = new Map<string, KnownPhrase>()
  return {
    ...tables,
    find(key) {
      const known = held.get(key)
      if (known) return known
      const own = tables.rowsOf(key)
      if (own.length === 0) return undefined
      const made = toKnown(key, sayOf(key, own))
      held.set(key, made)
      return made
    },
  }

  function toKnown(key: string, { direct, same, categories }: Said): KnownPhrase {
    const found = new Map(direct)
    for (const [other, weight] of same) {
      for (const [far, meaning] of sayOf(other, tables.rowsOf(other)).direct)
        keepBest(found, far, { ...meaning, weight: meaning.weight * weight * SECOND_STEP })
    }
    found.delete(key)
    const meanings = [...found.values()].toSorted((a, b) => b.weight - a.weight).slice(0, MAX_MEANINGS)
    return { meanings, categories }
  }
}

/** What rows say of one of their left phrases. */
function sayOf(key: string, rows: readonly WordRow[]): Said {
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
