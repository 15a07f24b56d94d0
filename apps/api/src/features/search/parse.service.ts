import { parseQuery, type ParsedQuery } from '@portal/domain/search'
import { MINUTE } from '@portal/domain/shared'
import type { WordRow } from '@portal/reference-data/search-words'
import { LRUCache } from 'lru-cache'
import type { Store, Versions } from '#db/engine/store.ts'
import { createListedWords } from '#db/search/lexicon.ts'
import type { VersionedReadTime } from '#db/version.ts'
import { createTableCache, toKnowledge } from './knowledge.service.ts'
import { parseSearch, type ParsedSearch } from './parse-search.ts'

/** Parsed texts cached per version: the calls of one page view share their text. */
const MAX_CACHED_TEXTS = 200

const createTextCache = () => new LRUCache<string, Promise<ParsedSearch>>({ max: MAX_CACHED_TEXTS })

/** Whether other public texts contain a folded word; if so, it is not misspelt. */
export type IsWritten = (word: string, at: VersionedReadTime) => Promise<boolean>

export interface SearchParser {
  /** Parses a text into words that listings have; null for a text without words. */
  parse(text: string, at: VersionedReadTime): Promise<ParsedSearch | null>
  /** The same without spelling corrections. */
  parseAsTyped(text: string, at: VersionedReadTime): Promise<ParsedSearch>
  /** Parses a text without the words of listings; null for a text without words. */
  parseText(text: string, at: VersionedReadTime): Promise<ParsedQuery | null>
}

interface ParserOptions {
  readonly isWritten: IsWritten
  /** Administrators' vocabulary rows; the same array until they change. */
  readonly readAdded: (versions: Versions) => Promise<readonly WordRow[]>
}

/** Parses search texts with the current vocabulary and listings; each text once per version. */
export function createSearchParser(
  store: Pick<Store, 'read' | 'prepareLookup'>,
  { isWritten, readAdded }: ParserOptions,
): SearchParser {
  const getListedWords = createListedWords(store)
  const getTables = createTableCache()
  let cached = { key: '', texts: createTextCache() }

  async function readKnowledge(at: VersionedReadTime) {
    const listed = getListedWords(at.versions)
    const tables = getTables(await readAdded(at.versions))
    return { listed, knowledge: toKnowledge(tables, listed, (word) => isWritten(word, at)) }
  }

  async function parseUncached(text: string, at: VersionedReadTime): Promise<ParsedSearch> {
    const { listed, knowledge } = await readKnowledge(at)
    return parseSearch(text, knowledge, listed)
  }

  /** Keyed by the minute too, because other public texts also change with time. */
  function getTextCache({
    now,
    versions: { timeline, value, words },
  }: VersionedReadTime): ReturnType<typeof createTextCache> {
    const key = [timeline, value, words, Math.floor(now / MINUTE)].join(' ')
    if (cached.key !== key) cached = { key, texts: createTextCache() }
    return cached.texts
  }

  return {
    async parse(text, at) {
      const texts = getTextCache(at)
      const parsing = texts.get(text) ?? parseUncached(text, at)
      texts.set(text, parsing)
      parsing.catch(() => texts.delete(text))
      const search = await parsing
      return search.parsed.words.length === 0 ? null : search
    },
    async parseAsTyped(text, at) {
      const { listed, knowledge } = await readKnowledge(at)
      const lexicon = { ...knowledge.lexicon, findCorrections: async () => [] }
      return parseSearch(text, { ...knowledge, lexicon }, listed)
    },
    async parseText(text, at) {
      const parsed = await parseQuery(text, (await readKnowledge(at)).knowledge)
      return parsed.words.length === 0 ? null : parsed
    },
  }
}
