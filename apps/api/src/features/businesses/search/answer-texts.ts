import type { Understood } from '@portal/domain/contract'
import { parseQuery, splitQuery, type Knowledge, type ParsedQuery, type ReadAs } from '@portal/domain/search'
import type { ListedWords } from '#db/search/lexicon.ts'
import { climb, findListings, toUnderstood, type FoundListings, type MatchReader } from './find-listings.ts'
import { understand, type Understanding } from './understand.ts'

/** What a text finds, and how it was read. */
export interface AnsweredText {
  readonly found: FoundListings
  readonly understood: Understood
  readonly didYouMean?: string
  /** What the text asks for, corrected whether businesses answer it so or not. */
  readonly parsed: ParsedQuery
  /** What is found on every rung of the ladder, in the order in which they are tried. */
  readonly rungs: (reader: MatchReader) => FoundListings[]
}

export interface TextAnswers {
  /** What a text asks for; null of one without words. */
  readonly read: (text: string) => ParsedQuery | null
  /** A text with its misspelt words corrected; undefined where none is. */
  readonly correct: (text: string) => string | undefined
  /** What a text finds within a filter; null of one without words. */
  readonly answer: (text: string, reader: MatchReader) => AnsweredText | null
}

/** Answers texts by what is known when they are asked. */
export function openTextAnswers(listed: ListedWords, knowledge: () => Knowledge): TextAnswers {
  function read(text: string): ParsedQuery | null {
    const parsed = parseQuery(text, knowledge())
    return parsed.words.length === 0 ? null : parsed
  }

  function readForListings(text: string): Understanding | null {
    const asked = understand(text, knowledge(), listed)
    return asked.parsed.words.length === 0 ? null : asked
  }

  function readAsTyped(text: string): Understanding {
    const known = knowledge()
    return understand(text, { ...known, lexicon: { ...known.lexicon, corrections: () => [] } }, listed)
  }

  /** What is found, as it was typed where a correction finds nothing: a word of what has expired may be known still. */
  function find(text: string, first: Understanding, reader: MatchReader) {
    const found = findListings(first, reader)
    if (found.total > 0 || first.parsed.corrected.length === 0) return { asked: first, found }
    const asked = readAsTyped(text)
    return { asked, found: findListings(asked, reader) }
  }

  const readingsOf = (text: string, first: Understanding): Understanding[] =>
    first.parsed.corrected.length === 0 ? [first] : [first, readAsTyped(text)]

  function suggest(text: string, { parsed }: Understanding, reader: MatchReader): string | undefined {
    const corrected = withCorrections(text, parsed.corrected)
    if (corrected !== undefined) return corrected
    const offered = withCorrections(text, parsed.offered)
    const other = offered === undefined ? null : readForListings(offered)
    return other !== null && findListings(other, reader).total > 0 ? offered : undefined
  }

  return {
    read,
    correct: (text) => withCorrections(text, read(text)?.corrected ?? []),
    answer(text, reader) {
      const first = readForListings(text)
      if (first === null) return null
      const { asked, found } = find(text, first, reader)
      const didYouMean = suggest(text, asked, reader)
      const understood = toUnderstood(asked, found)
      return {
        found,
        understood,
        parsed: first.parsed,
        ...(didYouMean !== undefined && { didYouMean }),
        rungs: (other) => readingsOf(text, first).flatMap((reading) => [...climb(reading, other)]),
      }
    },
  }
}

/** The whole text with words read as others; undefined where none is. */
const withCorrections = (text: string, corrections: readonly ReadAs[]): string | undefined =>
  corrections.length === 0
    ? undefined
    : splitQuery(text)
        .map(({ typed }) => corrections.find(({ from }) => from === typed)?.to ?? typed)
        .join(' ')
