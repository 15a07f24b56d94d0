import type { Understood } from '@portal/domain/contract'
import { parseQuery, splitQuery, type Knowledge, type ParsedQuery, type ReadAs } from '@portal/domain/search'
import type { Store, Versions } from '#db/engine/store.ts'
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
  readonly matchLevels: (reader: MatchReader) => Promise<FoundListings[]>
}

export interface TextAnswers {
  /** What a text asks for; null of one without words. */
  readonly read: (text: string, begun: Versions | undefined) => Promise<ParsedQuery | null>
  /** A text with its misspelt words corrected; undefined where none is. */
  readonly correct: (text: string, begun: Versions | undefined) => Promise<string | undefined>
  /** What a text finds within a filter; null of one without words. */
  readonly answer: (text: string, reader: BegunReader) => Promise<AnsweredText | null>
}

/** Reads within a filter for a search that knows what it began with. */
type BegunReader = MatchReader & { readonly begun: Versions }

/** Answers texts by what is known when they are asked. */
export function createTextSearch(
  { lookUp }: Pick<Store, 'lookUp'>,
  listed: ListedWords,
  readKnowledge: (begun?: Versions) => Promise<Knowledge>,
): TextAnswers {
  async function read(text: string, begun: Versions | undefined): Promise<ParsedQuery | null> {
    const knowledge = await readKnowledge(begun)
    const parsed = await lookUp(() => parseQuery(text, knowledge), begun)
    return parsed.words.length === 0 ? null : parsed
  }

  async function readForListings(text: string, begun: Versions): Promise<Understanding | null> {
    const knowledge = await readKnowledge(begun)
    const asked = await lookUp(() => understand(text, knowledge, listed), begun)
    return asked.parsed.words.length === 0 ? null : asked
  }

  async function readAsTyped(text: string, begun: Versions): Promise<Understanding> {
    const known = await readKnowledge(begun)
    const uncorrected = { ...known, lexicon: { ...known.lexicon, corrections: () => [] } }
    return lookUp(() => understand(text, uncorrected, listed), begun)
  }

  /** What is found, as it was typed where a correction finds nothing: a word of what has expired may be known still. */
  async function find(text: string, first: Understanding, reader: BegunReader) {
    const found = await findListings(first, reader)
    if (found.total > 0 || first.parsed.corrected.length === 0) return { asked: first, found }
    const asked = await readAsTyped(text, reader.begun)
    return { asked, found: await findListings(asked, reader) }
  }

  const readingsOf = async (text: string, first: Understanding, begun: Versions): Promise<Understanding[]> =>
    first.parsed.corrected.length === 0 ? [first] : [first, await readAsTyped(text, begun)]

  async function suggest(
    text: string,
    { parsed }: Understanding,
    reader: BegunReader,
  ): Promise<string | undefined> {
    const corrected = withCorrections(text, parsed.corrected)
    if (corrected !== undefined) return corrected
    const offered = withCorrections(text, parsed.offered)
    const other = offered === undefined ? null : await readForListings(offered, reader.begun)
    if (other === null) return undefined
    const { total } = await findListings(other, reader)
    return total > 0 ? offered : undefined
  }

  return {
    read,
    correct: async (text, begun) => withCorrections(text, (await read(text, begun))?.corrected ?? []),
    async answer(text, reader) {
      const first = await readForListings(text, reader.begun)
      if (first === null) return null
      const { asked, found } = await find(text, first, reader)
      const didYouMean = await suggest(text, asked, reader)
      const understood = toUnderstood(asked, found)
      return {
        found,
        understood,
        parsed: first.parsed,
        ...(didYouMean !== undefined && { didYouMean }),
        async matchLevels(other) {
          const matchLevels: FoundListings[] = []
          for (const reading of await readingsOf(text, first, reader.begun))
            for await (const matchLevel of climb(reading, other)) matchLevels.push(matchLevel)
          return matchLevels
        },
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
