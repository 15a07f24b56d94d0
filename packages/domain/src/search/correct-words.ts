// cspell:ignore coffe coffeebeans zorbing
import type { Gazetteer } from './gazetteer.ts'
import type { ReadAs } from './query.ts'
import { joinParts, splitPieces } from './other-spellings.ts'
import { phraseKey } from './phrase.ts'
import { hasSameConsonants, isCorrectable, type Correction } from './spelling.ts'
import { getRoot, getStem } from './stem.ts'
import { ASKING_WORDS } from './stop-words.ts'
import type { Vocabulary } from './vocabulary.ts'
import type { Spelling, TextWord } from './words.ts'

/** What listings say, looked up word by word. All words are folded. */
export interface Lexicon {
  /** Whether a listing has the word, or one of its stem or root. */
  isListed(word: string): Promise<boolean>
  /** Whether a listing has a word that begins so. */
  isBeginning(word: string): Promise<boolean>
  /** Known words that a misspelt one may stand for, the likeliest first. */
  findCorrections(word: string): Promise<readonly Correction[]>
  /** Whether it is a word of English or French, whatever listings say. */
  isDictionaryWord(word: string): boolean
  /** Whether it is a name that people know, of a brand as well: it is never read as another word. */
  isName(word: string): boolean
  /** The parts of a word that listings write with hyphens, dots or apostrophes between them; none of others. */
  splitParts(word: string): Promise<readonly string[]>
}

/** What a text’s words are understood by. */
export interface Knowledge {
  readonly vocabulary: Vocabulary
  readonly gazetteer: Gazetteer
  readonly lexicon: Lexicon
}

/** The words of a query as they are read. */
export interface CorrectedWords {
  readonly words: readonly TextWord[]
  readonly corrected: readonly ReadAs[]
  readonly offered: readonly ReadAs[]
}

/** A part of a word that was written together has at least so many letters. */
const MIN_PART = 3
/** Words of so few letters may be the abbreviation of any name. */
const MAX_ABBREVIATION = 3

const isInTables = (word: string, { vocabulary, gazetteer }: Knowledge): boolean =>
  vocabulary.hasStem(getStem(word)) || gazetteer.hasStem(getStem(word))

const isKnown = async (word: string, knowledge: Knowledge): Promise<boolean> =>
  !isCorrectable(word) ||
  ASKING_WORDS.has(word) ||
  isInTables(word, knowledge) ||
  knowledge.lexicon.isListed(word)

/**
 * Reads words that nobody knows as what they may stand for: joined with the next, else corrected, else split in two. A word of
 * English or French, a name and an abbreviation are left as they are, and their correction is offered.
 */
export async function correctWords(
  typed: readonly TextWord[],
  knowledge: Knowledge,
): Promise<CorrectedWords> {
  const known = await Promise.all(typed.map(({ word }) => isKnown(word, knowledge)))
  const words: TextWord[] = []
  const corrected: ReadAs[] = []
  const offered: ReadAs[] = []
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

/** Two words that are one where they stand together: `solo mon`. What goes before a number is a word of its own: `Census 2026`. */
async function joinWords(
  word: TextWord,
  next: TextWord,
  knowledge: Knowledge,
): Promise<TextWord | undefined> {
  const joined = word.word + next.word
  if (joined.length < 2 * MIN_PART || !isCorrectable(joined)) return undefined
  if (!(await isKnown(joined, knowledge))) return undefined
  return { typed: word.typed + next.typed, word: joined, spellings: inParts([word.word, next.word]) }
}

/** A word in parts: single letters mean something together only. */
const inParts = (parts: readonly string[]): readonly Spelling[] => [
  { words: parts, apart: parts.every(({ length }) => length > 1) },
]

/** A word with its parts, where listings write it with hyphens; one of a script without spaces with its pieces. */
async function addParts(word: TextWord, { lexicon }: Knowledge): Promise<TextWord> {
  const pieces = splitPieces(word.word)
  if (pieces.length > 0) return { ...word, spellings: [{ words: pieces, apart: false }] }
  const parts = ASKING_WORDS.has(word.word) ? [] : await lexicon.splitParts(word.word)
  return parts.length > 1 ? { ...word, spellings: inParts(parts) } : word
}

/**
 * Words with hyphens or dots between them that are one word, as `e-mail` and `S.D.A.`; where tables know them as a phrase, or one of
 * them as a place, they are read one by one.
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
    word: { typed: shown.join(''), word: joined, spellings: inParts(parts) },
    length: words.length,
  }
}

const isReadInParts = (parts: readonly string[], { vocabulary, gazetteer }: Knowledge): boolean =>
  vocabulary.find(phraseKey(parts)) !== undefined ||
  [parts, ...parts.map((part) => [part])].some((words) => gazetteer.find(phraseKey(words)).length > 0)

/** Whether anything says a word, or one that begins so. */
const isWord = async (word: string, knowledge: Knowledge): Promise<boolean> =>
  isInTables(word, knowledge) ||
  knowledge.lexicon.isDictionaryWord(word) ||
  (await knowledge.lexicon.isListed(word)) ||
  knowledge.lexicon.isBeginning(word)

interface WordCorrection {
  readonly words: readonly TextWord[]
  readonly corrected?: ReadAs
  readonly offered?: ReadAs
}

interface Neighbours {
  readonly before: TextWord | undefined
  readonly after: TextWord | undefined
}

/** Corrections among which the neighbours of a word decide. */
const COMPARED_CORRECTIONS = 3

interface CorrectionChoice {
  readonly best?: Correction | undefined
  /** Whether it makes a known phrase with a word beside it. */
  readonly isOfPhrase: boolean
}

/** Whether a table has a word alone, as a trade, a thing or a place: what one looks for. */
const isName = (word: string, { vocabulary, gazetteer }: Knowledge): boolean =>
  vocabulary.find(phraseKey([word])) !== undefined || gazetteer.find(phraseKey([word])).length > 0

/**
 * The likeliest correction, or one of the next: that makes a known phrase with a word beside it, or that is as near and a table
 * knows it.
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
    (before !== undefined && vocabulary.find(phraseKey([before.word, other])) !== undefined) ||
    (after !== undefined && vocabulary.find(phraseKey([other, after.word])) !== undefined)
  const ofPhrase = corrections.find(isPhrase)
  const [likeliest] = corrections
  const isNamed = ({ word: other, distance }: Correction) =>
    distance <= (likeliest?.distance ?? 0) && isName(other, knowledge)
  return { best: ofPhrase ?? corrections.find(isNamed) ?? likeliest, isOfPhrase: ofPhrase !== undefined }
}

/** Whether it is a known word of listings without its last letter, rather than the beginning of any: `coffe`. */
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

/** An ordinary word that listings only happen to use, and that needs two changes: `morning` of `zorbing`. */
const isFarFetched = ({ word, distance }: Correction, knowledge: Knowledge): boolean =>
  distance > 1 && knowledge.lexicon.isDictionaryWord(word) && !isName(word, knowledge)

async function correctWord(
  word: TextWord,
  neighbours: Neighbours,
  knowledge: Knowledge,
): Promise<WordCorrection> {
  const { lexicon } = knowledge
  const [{ best, isOfPhrase }, isBeginning] = await Promise.all([
    chooseCorrection(word.word, neighbours, knowledge),
    lexicon.isBeginning(word.word),
  ])
  const isHalfTyped = isBeginning && !isOfPhrase && !(await isCutShort(word.word, best, knowledge))
  if (isHalfTyped) return { words: [word] }
  // A letter is missing at the end of a known phrase: that is no name.
  const isCut = isOfPhrase && best?.distance === 1 && best.word.startsWith(word.word)
  const isKept =
    word.word.length <= MAX_ABBREVIATION ||
    lexicon.isDictionaryWord(word.word) ||
    (lexicon.isName(word.word) && !isCut)
  const shown = best && showCorrection(word, best, knowledge)
  const readAs = shown === undefined ? undefined : { from: word.typed, to: shown }
  if (isKept) return { words: [word], ...(readAs && { offered: readAs }) }
  const parts = await splitWord(word.word, knowledge)
  const isNear = best && (best.distance === 1 || hasSameConsonants(word.word, best.word))
  if (best && readAs && (isNear || !parts))
    return {
      words: [{ typed: readAs.to, word: best.word, spellings: [{ words: [word.word], apart: false }] }],
      corrected: readAs,
    }
  if (parts) return { words: parts.map((part) => ({ typed: part, word: part })) }
  return { words: [word] }
}

/** A correction as it is shown: as listings write it, but a word of English or French in lower case where it was typed so. */
function showCorrection(
  { typed }: TextWord,
  { word, shown }: Correction,
  { gazetteer, lexicon }: Knowledge,
): string {
  const isProper = gazetteer.hasStem(getStem(word)) || !lexicon.isDictionaryWord(word)
  return typed === typed.toLowerCase() && !isProper ? shown.toLowerCase() : shown
}

/** Two words that were written together: `coffeebeans`. */
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
