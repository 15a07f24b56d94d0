// cspell:ignore bilong blong magasin magasins stua près pres
import { correctWords, type Knowledge } from './correct-words.ts'
import { joinParts } from './other-spellings.ts'
import { MAX_PHRASE, toPhraseKey } from './phrase.ts'
import type { ParsedQuery, QueryConcept, QueryPlace } from './query.ts'
import { ASKING_PHRASES, ASKING_WORDS, STOP_WORDS } from './stop-words.ts'
import type { KnownPhrase } from './vocabulary.ts'
import { splitQuery, type Spelling, type TextWord } from './words.ts'

/** Words before a purpose: `freezer for fish`. */
const BEFORE_A_PURPOSE = new Set(['for', 'pour'])
/** Words that any business may be called by, so they add nothing to a trade. */
const GENERIC = new Set(
  'agency agencies agent agents company companies service services centre center centres dealer dealers supplier suppliers supplies store stores shop shops business businesses provider contractor contractors specialist expert office firm enterprise stoa stua sop magasin magasins'.split(
    ' ',
  ),
)

/** Words before a place: `in Ba` means the town, `ba` alone may mean something else. */
const BEFORE_A_PLACE = new Set(
  'in at near around from to of for on a au aux dans en de long lo blong bilong'.split(' '),
)
/** All words that may connect a text with its place: `close to the Coral Coast`, `près de la Foa`, `Gizo and Munda`. */
const PLACE_CONNECTORS = new Set([
  ...BEFORE_A_PLACE,
  ...'the la le les close next pres and or et ou'.split(' '),
])

/** Parses a search text: corrects its words, then reads the longest known phrases as concepts and places. */
export async function parseQuery(text: string, knowledge: Knowledge): Promise<ParsedQuery> {
  const { words, corrected, offered } = await correctWords(splitQuery(text), knowledge)
  const parts = readPhrases(words, knowledge)
  const concepts = removeGeneric(removeRepeats(parts.flatMap(({ concept }) => (concept ? [concept] : []))))
  const places = parts.flatMap(({ place }) => (place ? [place] : []))
  // A text of stop words only may be a name, so it becomes one concept.
  const isName = words.length > 0 && concepts.length === 0 && places.length === 0
  return {
    concepts: isName ? [createConcept(words, knowledge, false)] : concepts,
    places,
    corrected,
    offered,
    words,
  }
}

/** Removes one of its places and the words that lead to it from a text: `hotel in Gizo` becomes `hotel`. */
export function removePlace({ words }: Pick<ParsedQuery, 'words'>, { from, to }: QueryPlace): string {
  const before = words.slice(0, from)
  const rest = before.slice(0, 1 + before.findLastIndex(({ word }) => !PLACE_CONNECTORS.has(word)))
  return [...rest, ...words.slice(to)].map(({ typed }) => typed).join(' ')
}

/** Keeps each concept once, since each costs look-ups. */
function removeRepeats(concepts: readonly QueryConcept[]): readonly QueryConcept[] {
  const known = new Set<string>()
  return concepts.filter(({ words }) => {
    const key = toPhraseKey(words)
    return !known.has(key) && known.add(key)
  })
}

/** Removes generic concepts such as `shop` where a known one remains. */
function removeGeneric(concepts: readonly QueryConcept[]): readonly QueryConcept[] {
  const specific = concepts.filter(({ words }) => words.length > 1 || !GENERIC.has(words[0] ?? ''))
  return specific.some(({ known }) => known !== undefined) ? specific : concepts
}

interface Part {
  readonly concept?: QueryConcept
  readonly place?: QueryPlace
}

function readPhrases(words: readonly TextWord[], knowledge: Knowledge): Part[] {
  const parts: Part[] = []
  let isPurpose = false
  for (let at = 0; at < words.length;) {
    const before = parts.at(-1)?.concept
    const { length, part } = findLongestPhrase(words, at, before, knowledge)
    const hasConcept = parts.some(({ concept }) => concept !== undefined)
    if (hasConcept && BEFORE_A_PURPOSE.has(words[at]?.word ?? '')) isPurpose = true
    if (part) parts.push(part.concept ? { concept: { ...part.concept, isPurpose } } : part)
    at += length
  }
  return parts
}

/** The most stop words within a phrase, as in `fix my car`. */
const MAX_BETWEEN = 3

/** Finds the longest known phrase that begins at a word, else the word alone; no part for a stop word. */
function findLongestPhrase(
  words: readonly TextWord[],
  at: number,
  before: QueryConcept | undefined,
  knowledge: Knowledge,
): { length: number; part?: Part } {
  for (let length = Math.min(MAX_PHRASE + MAX_BETWEEN, words.length - at); length > 0; length -= 1) {
    const phrase = words.slice(at, at + length)
    const text = phrase.map(({ word }) => word).join(' ')
    const isIgnored =
      length === 1 ? ASKING_WORDS.has(text) : length < words.length && ASKING_PHRASES.has(text)
    const place = findPlace(words, { at, length, before }, knowledge)
    const part = isIgnored
      ? place
      : (place ?? findKnownConcept(phrase, knowledge) ?? findSplitConcept(phrase, knowledge))
    if (part || isIgnored) return part ? { length, part } : { length }
  }
  return { length: 1, part: { concept: createConcept(words.slice(at, at + 1), knowledge, false) } }
}

function findKnownConcept(phrase: readonly TextWord[], knowledge: Knowledge): Part | undefined {
  const known = knowledge.vocabulary.find(toPhraseKey(phrase.map(({ word }) => word)))
  return known && { concept: createConcept(phrase, knowledge, false) }
}

/** Finds a phrase that is known once the stop words within it are dropped; a purpose is never part of it. */
function findSplitConcept(phrase: readonly TextWord[], knowledge: Knowledge): Part | undefined {
  const isAsking = ({ word }: TextWord) => ASKING_WORDS.has(word) || BEFORE_A_PLACE.has(word)
  const [first, last] = [phrase[0], phrase.at(-1)]
  if (!first || !last || isAsking(first) || isAsking(last)) return undefined
  if (phrase.some(({ word }) => BEFORE_A_PURPOSE.has(word))) return undefined
  const ownWords = phrase.filter((word) => !isAsking(word))
  const known = ownWords.length < phrase.length ? findKnownConcept(ownWords, knowledge)?.concept : undefined
  return known && { concept: { ...known, shown: phrase.map(({ typed }) => typed).join(' ') } }
}

const createConcept = (
  phrase: readonly TextWord[],
  { vocabulary }: Knowledge,
  isPurpose: boolean,
): QueryConcept => {
  const words = phrase.map(({ word }) => word)
  return {
    shown: phrase.map(({ typed }) => typed).join(' '),
    words,
    spellings: listSpellings(phrase),
    known: vocabulary.find(toPhraseKey(words)),
    isPurpose,
  }
}

/** The other spellings of a single word, or two words as one. */
function listSpellings(phrase: readonly TextWord[]): readonly Spelling[] {
  const [first, second, third] = phrase
  if (!first || third) return []
  if (!second) return first.spellings ?? []
  const joined = joinParts([first.word, second.word])
  return joined === undefined ? [] : [{ words: [joined], apart: false }]
}

/** Where a phrase stands in a text, and the concept before it. */
interface Position {
  readonly at: number
  readonly length: number
  readonly before: QueryConcept | undefined
}

/** Finds the place that a phrase names. A word with another meaning is a place only where the text before it suggests so. */
function findPlace(
  words: readonly TextWord[],
  position: Position,
  { vocabulary, gazetteer }: Knowledge,
): Part | undefined {
  const { at, length } = position
  const phrase = words.slice(at, at + length)
  const key = toPhraseKey(phrase.map(({ word }) => word))
  const [place] = gazetteer.find(key)
  if (!place) return undefined
  const other = vocabulary.find(key)
  const isAmbiguous = other !== undefined || (STOP_WORDS.has(key) && words.length > 1)
  const isIntroduced = at > 0 && BEFORE_A_PLACE.has(words[at - 1]?.word ?? '')
  const isLikely = at + length === words.length && isOfAnotherTrade(position.before, other)
  if (isAmbiguous && !isIntroduced && !isLikely) return undefined
  return { place: { place, typed: phrase.map(({ typed }) => typed).join(' '), from: at, to: at + length } }
}

/** Whether the trade before a last word is unrelated to the word's other meaning: `guesthouse Taro`. */
function isOfAnotherTrade(before: QueryConcept | undefined, other: KnownPhrase | undefined): boolean {
  const trades = before?.known?.categories
  if (trades === undefined || trades.size === 0) return false
  return ![...(other?.categories ?? [])].some((category) => trades.has(category))
}
