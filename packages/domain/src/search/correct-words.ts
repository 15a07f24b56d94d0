// cspell:ignore coffe coffeebeans zorbing
import type { Gazetteer } from './gazetteer.ts'
import type { WordReplacement } from './query.ts'
import { joinParts, splitPieces } from './other-spellings.ts'
import { toPhraseKey } from './phrase.ts'
import { hasSameConsonants, isCorrectable, type Correction } from './spelling.ts'
import { getRoot, getStem } from './stem.ts'
import { ASKING_WORDS } from './stop-words.ts'
import type { Vocabulary } from './vocabulary.ts'
import type { Spelling, TextWord } from './words.ts'

/** Looks up single words in the listings and dictionaries. All words are folded. */
export interface Lexicon {
  /** Whether a listing has the word, or another with its stem or root. */
  isListed(word: string): Promise<boolean>
  /** Whether a listing has a word with this prefix. */
  isPrefix(word: string): Promise<boolean>
  /** Known words that a misspelt one may stand for, the likeliest first. */
  findCorrections(word: string): Promise<readonly Correction[]>
  /** Whether it is a word of English or French. */
  isDictionaryWord(word: string): boolean
  /** Whether it is a well-known name or brand, which is never corrected. */
  isName(word: string): boolean
  /** The parts of a word that listings write with hyphens, dots or apostrophes; empty for any other word. */
  splitParts(word: string): Promise<readonly string[]>
}

/** The sources that a search text is interpreted with. */
export interface Knowledge {
  readonly vocabulary: Vocabulary
  readonly gazetteer: Gazetteer
  readonly lexicon: Lexicon
}

/** The words of a query after spelling correction. */
export interface CorrectedWords {
  readonly words: readonly TextWord[]
  readonly corrected: readonly WordReplacement[]
  /** Corrections to suggest, which were not applied. */
  readonly offered: readonly WordReplacement[]
}

/** The fewest letters of each part of a split word. */
const MIN_PART = 3
/** A word of up to this many letters may abbreviate any name. */
const MAX_ABBREVIATION = 3

const isInTables = (word: string, { vocabulary, gazetteer }: Knowledge): boolean =>
  vocabulary.hasStem(getStem(word)) || gazetteer.hasStem(getStem(word))

const isKnown = async (word: string, knowledge: Knowledge): Promise<boolean> =>
  !isCorrectable(word) ||
  ASKING_WORDS.has(word) ||
  isInTables(word, knowledge) ||
  knowledge.lexicon.isListed(word)

/**
 * Corrects unknown words: joins one with the next, else corrects its spelling, else splits it in two. Dictionary words, names and
 * abbreviations stay; their correction is only offered.
 */
export async function correctWords(
  typed: readonly TextWord[],
  knowledge: Knowledge,
): Promise<CorrectedWords> {
  const known = await Promise.all(typed.map(({ word }) => isKnown(word, knowledge)))
  const words: TextWord[] = []
  const corrected: WordReplacement[] = []
  const offered: WordReplacement[] = []
  for (let at = 0; at < typed.length; at += 1) {
    const compound = await findCompound(typed, at, knowledge)
    if (compound) {
      words.push(compound.word)
      at += compound.length - 1
      continue
    }
    const word = typed[at]
    if (!word) continue
    if (known[at]) {
      words.push(await addParts(word, knowledge))
      continue
    }
    const next = typed[at + 1]
    const joined = next && (await joinWords(word, next, knowledge))
    if (joined) {
      words.push(joined)
      at += 1
      continue
    }
    const correction = await correctWord(word, { before: words.at(-1), after: next }, knowledge)
    words.push(...correction.words)
    if (correction.corrected) corrected.push(correction.corrected)
    if (correction.offered) offered.push(correction.offered)
  }
  return { words, corrected, offered }
}

/** Joins two words that make a known one: `solo mon`. A word before a number stays separate: `Census 2026`. */
async function joinWords(
  word: TextWord,
  next: TextWord,
  knowledge: Knowledge,
): Promise<TextWord | undefined> {
  const joined = word.word + next.word
  if (joined.length < 2 * MIN_PART || !isCorrectable(joined)) return undefined
  if (!(await isKnown(joined, knowledge))) return undefined
  return { typed: word.typed + next.typed, word: joined, spellings: toSplitSpelling([word.word, next.word]) }
}

/** The spelling of a word in parts. Single letters only have a meaning together. */
const toSplitSpelling = (parts: readonly string[]): readonly Spelling[] => [
  { words: parts, apart: parts.every(({ length }) => length > 1) },
]

/** Adds a word's parts where listings write it with hyphens, or its pieces in a script without spaces. */
async function addParts(word: TextWord, { lexicon }: Knowledge): Promise<TextWord> {
  const pieces = splitPieces(word.word)
  if (pieces.length > 0) return { ...word, spellings: [{ words: pieces, apart: false }] }
  const parts = ASKING_WORDS.has(word.word) ? [] : await lexicon.splitParts(word.word)
  return parts.length > 1 ? { ...word, spellings: toSplitSpelling(parts) } : word
}

/**
 * Finds words joined by hyphens or dots that make one word, such as `e-mail` and `S.D.A.`. A phrase that the tables know, or one
 * with a place in it, stays separate words.
 */
async function findCompound(
  typed: readonly TextWord[],
  at: number,
  knowledge: Knowledge,
): Promise<{ readonly word: TextWord; readonly length: number } | undefined> {
  const end = typed.findIndex(({ joint }, position) => position >= at && joint === undefined) + 1
  if (end < at + 2) return undefined
  const words = typed.slice(at, end)
  const parts = words.map(({ word }) => word)
  const joined = joinParts(parts)
  if (joined === undefined || isReadInParts(parts, knowledge)) return undefined
  const isLetters = parts.some(({ length }) => length === 1)
  const isAsking = parts.every((part) => ASKING_WORDS.has(part))
  if (!isLetters && (isAsking || !(await isWord(joined, knowledge)))) return undefined
  const shown = words.map((word, position) =>
    position < words.length - 1 ? word.typed + (word.joint ?? '') : word.typed,
  )
  return {
    word: { typed: shown.join(''), word: joined, spellings: toSplitSpelling(parts) },
    length: words.length,
  }
}

const isReadInParts = (parts: readonly string[], { vocabulary, gazetteer }: Knowledge): boolean =>
  vocabulary.find(toPhraseKey(parts)) !== undefined ||
  [parts, ...parts.map((part) => [part])].some((words) => gazetteer.find(toPhraseKey(words)).length > 0)

/** Whether any source has the word, or a listing has a longer one with it as a prefix. */
const isWord = async (word: string, knowledge: Knowledge): Promise<boolean> =>
  isInTables(word, knowledge) ||
  knowledge.lexicon.isDictionaryWord(word) ||
  (await knowledge.lexicon.isListed(word)) ||
  knowledge.lexicon.isPrefix(word)

interface WordCorrection {
  readonly words: readonly TextWord[]
  readonly corrected?: WordReplacement
  readonly offered?: WordReplacement
}

interface Neighbours {
  readonly before: TextWord | undefined
  readonly after: TextWord | undefined
}

/** How many of the likeliest corrections are compared by the word's neighbours. */
const COMPARED_CORRECTIONS = 3

interface CorrectionChoice {
  readonly best?: Correction | undefined
  /** Whether it makes a known phrase with the word before or after. */
  readonly isOfPhrase: boolean
}

/** Whether a table has the word by itself, as a trade, a thing or a place. */
const isTableEntry = (word: string, { vocabulary, gazetteer }: Knowledge): boolean =>
  vocabulary.find(toPhraseKey([word])) !== undefined || gazetteer.find(toPhraseKey([word])).length > 0

/**
 * Prefers a correction that makes a known phrase with the word before or after, then one that is in a table and no further away
 * than the likeliest, then the likeliest.
 */
async function chooseCorrection(
  word: string,
  { before, after }: Neighbours,
  knowledge: Knowledge,
): Promise<CorrectionChoice> {
  const { lexicon, vocabulary } = knowledge
  const found = await lexicon.findCorrections(word)
  const corrections = found
    .filter((correction) => !isFarFetched(correction, knowledge))
    .slice(0, COMPARED_CORRECTIONS)
  const isPhrase = ({ word: other }: Correction) =>
    (before !== undefined && vocabulary.find(toPhraseKey([before.word, other])) !== undefined) ||
    (after !== undefined && vocabulary.find(toPhraseKey([other, after.word])) !== undefined)
  const ofPhrase = corrections.find(isPhrase)
  const [likeliest] = corrections
  const isNamed = ({ word: other, distance }: Correction) =>
    distance <= (likeliest?.distance ?? 0) && isTableEntry(other, knowledge)
  return { best: ofPhrase ?? corrections.find(isNamed) ?? likeliest, isOfPhrase: ofPhrase !== undefined }
}

/** Whether it is a listed word without its last letter, such as `coffe`, rather than a prefix. */
const isCutShort = async (
  word: string,
  best: Correction | undefined,
  knowledge: Knowledge,
): Promise<boolean> =>
  best?.distance === 1 &&
  best.word.startsWith(word) &&
  isInTables(best.word, knowledge) &&
  !knowledge.lexicon.isDictionaryWord(word) &&
  knowledge.lexicon.isListed(best.word)

/** Whether a correction is an ordinary word two edits away, such as `morning` for `zorbing`. */
const isFarFetched = ({ word, distance }: Correction, knowledge: Knowledge): boolean =>
  distance > 1 && knowledge.lexicon.isDictionaryWord(word) && !isTableEntry(word, knowledge)

async function correctWord(
  word: TextWord,
  neighbours: Neighbours,
  knowledge: Knowledge,
): Promise<WordCorrection> {
  const { lexicon } = knowledge
  const [{ best, isOfPhrase }, isPrefix] = await Promise.all([
    chooseCorrection(word.word, neighbours, knowledge),
    lexicon.isPrefix(word.word),
  ])
  const isHalfTyped = isPrefix && !isOfPhrase && !(await isCutShort(word.word, best, knowledge))
  if (isHalfTyped) return { words: [word] }
  // The last letter of a known phrase is missing, so the word is not a name.
  const isCut = isOfPhrase && best?.distance === 1 && best.word.startsWith(word.word)
  const isKept =
    word.word.length <= MAX_ABBREVIATION ||
    lexicon.isDictionaryWord(word.word) ||
    (lexicon.isName(word.word) && !isCut)
  const shown = best && formatCorrection(word, best, knowledge)
  const replacement = shown === undefined ? undefined : { from: word.typed, to: shown }
  if (isKept) return { words: [word], ...(replacement && { offered: replacement }) }
  const parts = await splitWord(word.word, knowledge)
  const isNear = best && (best.distance === 1 || hasSameConsonants(word.word, best.word))
  if (best && replacement && (isNear || !parts))
    return {
      words: [{ typed: replacement.to, word: best.word, spellings: [{ words: [word.word], apart: false }] }],
      corrected: replacement,
    }
  if (parts) return { words: parts.map((part) => ({ typed: part, word: part })) }
  return { words: [word] }
}

/** Formats a correction as listings write it; a dictionary word that was typed in lower case stays in lower case. */
function formatCorrection(
  { typed }: TextWord,
  { word, shown }: Correction,
  { gazetteer, lexicon }: Knowledge,
): string {
  const isProper = gazetteer.hasStem(getStem(word)) || !lexicon.isDictionaryWord(word)
  return typed === typed.toLowerCase() && !isProper ? shown.toLowerCase() : shown
}

/** Splits two words that were written together: `coffeebeans`. */
async function splitWord(word: string, knowledge: Knowledge): Promise<readonly string[] | undefined> {
  const isPart = async (part: string) =>
    part.length >= MIN_PART && getRoot(part).length >= MIN_PART && knowledge.lexicon.isListed(part)
  const splits = Array.from({ length: Math.max(0, word.length - 2 * MIN_PART + 1) }, (_, at) => [
    word.slice(0, MIN_PART + at),
    word.slice(MIN_PART + at),
  ])
  const areWords = await Promise.all(
    splits.map(async (parts) => (await Promise.all(parts.map(isPart))).every(Boolean)),
  )
  return splits.find((_, at) => areWords[at])
}
