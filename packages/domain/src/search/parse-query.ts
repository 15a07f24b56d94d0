// cspell:ignore bilong blong magasin magasins stua près pres
import { correctWords, type Knowledge } from './correct-words.ts'
import { joinParts } from './other-spellings.ts'
import { MAX_PHRASE, phraseKey } from './phrase.ts'
import type { ParsedQuery, QueryConcept, QueryPlace } from './query.ts'
import { ASKING_PHRASES, ASKING_WORDS, STOP_WORDS } from './stop-words.ts'
import type { KnownPhrase } from './vocabulary.ts'
import { splitQuery, type Spelling, type TextWord } from './words.ts'

/** Behind these stands what something is for. */
const BEFORE_A_PURPOSE = new Set(['for', 'pour'])
/** What any business may be called, which says nothing beside what it does. */
const GENERIC = new Set(
  'agency agencies agent agents company companies service services centre center centres dealer dealers supplier suppliers supplies store stores shop shops business businesses provider contractor contractors specialist expert office firm enterprise stoa stua sop magasin magasins'.split(
    ' ',
  ),
)

/** Words before a place: `in Ba` is the town, `ba` alone may be something else. */
const BEFORE_A_PLACE = new Set(
  'in at near around from to of for on a au aux dans en de long lo blong bilong'.split(' '),
)
/** What else leads to a place: `close to the Coral Coast`, `près de la Foa`, `Gizo and Munda`. */
const LEADS_TO_A_PLACE = new Set([
  ...BEFORE_A_PLACE,
  ...'the la le les close next pres and or et ou'.split(' '),
])

/** Reads a search text: its words corrected, then the longest phrases that the tables know, each a concept or a place. */
export async function parseQuery(text: string, knowledge: Knowledge): Promise<ParsedQuery> {
  const { words, corrected, offered } = await correctWords(splitQuery(text), knowledge)
  const parts = readPhrases(words, knowledge)
  const concepts = withoutGeneric(withoutRepeats(parts.flatMap(({ concept }) => (concept ? [concept] : []))))
  const places = parts.flatMap(({ place }) => (place ? [place] : []))
  // Words that say nothing may be a name: with nothing beside them, that is what is asked for.
  const isName = words.length > 0 && concepts.length === 0 && places.length === 0
  return {
    concepts: isName ? [conceptOf(words, knowledge, false)] : concepts,
    places,
    corrected,
    offered,
    words,
  }
}

/** A text without one of its places and what leads to it: `hotel` of `hotel in Gizo`. */
export function removePlace({ words }: Pick<ParsedQuery, 'words'>, { from, to }: QueryPlace): string {
  const before = words.slice(0, from)
  const kept = before.slice(0, 1 + before.findLastIndex(({ word }) => !LEADS_TO_A_PLACE.has(word)))
  return [...kept, ...words.slice(to)].map(({ typed }) => typed).join(' ')
}

/** Concepts by their words, each once: each costs look-ups, and asks for nothing else. */
function withoutRepeats(concepts: readonly QueryConcept[]): readonly QueryConcept[] {
  const known = new Set<string>()
  return concepts.filter(({ words }) => {
    const key = phraseKey(words)
    return !known.has(key) && known.add(key)
  })
}

/** Concepts without those that any business is called, where something else is asked for. */
function withoutGeneric(concepts: readonly QueryConcept[]): readonly QueryConcept[] {
  const told = concepts.filter(({ words }) => words.length > 1 || !GENERIC.has(words[0] ?? ''))
  return told.some(({ known }) => known !== undefined) ? told : concepts
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
    const { length, part } = longestPhrase(words, at, before, knowledge)
    const isSaid = parts.some(({ concept }) => concept !== undefined)
    if (isSaid && BEFORE_A_PURPOSE.has(words[at]?.word ?? '')) isPurpose = true
    if (part) parts.push(part.concept ? { concept: { ...part.concept, isPurpose } } : part)
    at += length
  }
  return parts
}

/** Words that say nothing may stand between those of a phrase: `fix my car`. */
const MAX_BETWEEN = 3

/** The longest phrase from a word on that a table knows; else the word alone, or nothing of a word that says nothing. */
function longestPhrase(
  words: readonly TextWord[],
  at: number,
  before: QueryConcept | undefined,
  knowledge: Knowledge,
): { length: number; part?: Part } {
  for (let length = Math.min(MAX_PHRASE + MAX_BETWEEN, words.length - at); length > 0; length -= 1) {
    const phrase = words.slice(at, at + length)
    const asked = phrase.map(({ word }) => word).join(' ')
    const isIgnored =
      length === 1 ? ASKING_WORDS.has(asked) : length < words.length && ASKING_PHRASES.has(asked)
    const place = placeOf(words, { at, length, before }, knowledge)
    const part = isIgnored
      ? place
      : (place ?? knownConcept(phrase, knowledge) ?? partedConcept(phrase, knowledge))
    if (part || isIgnored) return part ? { length, part } : { length }
  }
  return { length: 1, part: { concept: conceptOf(words.slice(at, at + 1), knowledge, false) } }
}

function knownConcept(phrase: readonly TextWord[], knowledge: Knowledge): Part | undefined {
  const known = knowledge.vocabulary.find(phraseKey(phrase.map(({ word }) => word)))
  return known && { concept: conceptOf(phrase, knowledge, false) }
}

/** A phrase that a table knows without the words between its own that say nothing; what it is for is something else. */
function partedConcept(phrase: readonly TextWord[], knowledge: Knowledge): Part | undefined {
  const isAsking = ({ word }: TextWord) => ASKING_WORDS.has(word) || BEFORE_A_PLACE.has(word)
  const [first, last] = [phrase[0], phrase.at(-1)]
  if (!first || !last || isAsking(first) || isAsking(last)) return undefined
  if (phrase.some(({ word }) => BEFORE_A_PURPOSE.has(word))) return undefined
  const told = phrase.filter((word) => !isAsking(word))
  const known = told.length < phrase.length ? knownConcept(told, knowledge)?.concept : undefined
  return known && { concept: { ...known, shown: phrase.map(({ typed }) => typed).join(' ') } }
}

const conceptOf = (
  phrase: readonly TextWord[],
  { vocabulary }: Knowledge,
  isPurpose: boolean,
): QueryConcept => {
  const words = phrase.map(({ word }) => word)
  return {
    shown: phrase.map(({ typed }) => typed).join(' '),
    words,
    spellings: spellingsOf(phrase),
    known: vocabulary.find(phraseKey(words)),
    isPurpose,
  }
}

/** Two words may be written as one. */
function spellingsOf(phrase: readonly TextWord[]): readonly Spelling[] {
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

/** A phrase that names a place; a word that is something else as well is one only where what is before it says so. */
function placeOf(
  words: readonly TextWord[],
  position: Position,
  { vocabulary, gazetteer }: Knowledge,
): Part | undefined {
  const { at, length } = position
  const phrase = words.slice(at, at + length)
  const key = phraseKey(phrase.map(({ word }) => word))
  const [place] = gazetteer.find(key)
  if (!place) return undefined
  const other = vocabulary.find(key)
  const isElse = other !== undefined || (STOP_WORDS.has(key) && words.length > 1)
  const isSaid = at > 0 && BEFORE_A_PLACE.has(words[at - 1]?.word ?? '')
  const isMeant = at + length === words.length && isOfAnotherTrade(position.before, other)
  if (isElse && !isSaid && !isMeant) return undefined
  return { place: { place, typed: phrase.map(({ typed }) => typed).join(' '), from: at, to: at + length } }
}

/** Whether the trade before a last word has nothing to do with what the word is besides a place: `guesthouse Taro`. */
function isOfAnotherTrade(before: QueryConcept | undefined, other: KnownPhrase | undefined): boolean {
  const trades = before?.known?.categories
  if (trades === undefined || trades.size === 0) return false
  return ![...(other?.categories ?? [])].some((category) => trades.has(category))
}
