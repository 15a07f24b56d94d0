import { parseQuery, type ParsedQuery } from '@portal/domain/search'
import { MINUTE } from '@portal/domain/shared'
import type { WordRow } from '@portal/reference-data/search-words'
import { LRUCache } from 'lru-cache'
import type { Store, Versions } from '#db/engine/store.ts'
import { createListedWords } from '#db/search/lexicon.ts'
import type { VersionedReadTime } from '#db/version.ts'
import { createCachedTables, toKnowledge } from './knowledge.service.ts'
import { parseSearch, type ParsedSearch } from './parse-search.ts'

/** Texts whose meaning is cached under one version: the calls of one page view ask for the same text. */
const MAX_CACHED_TEXTS = 200

const createTexts = () => new LRUCache<string, Promise<ParsedSearch>>({ max: MAX_CACHED_TEXTS })

/** Whether other public texts have a folded word, which is no misspelt one then. */
export type IsWritten = (word: string, at: VersionedReadTime) => Promise<boolean>

export interface SearchParser {
  /** What a text asks for, in the words of the portal; null of a text without words. */
  parse(text: string, at: VersionedReadTime): Promise<ParsedSearch | null>
  /** The same with no word corrected. */
  parseAsTyped(text: string, at: VersionedReadTime): Promise<ParsedSearch>
  /** What a text asks for, whatever listings say; null of a text without words. */
  parseText(text: string, at: VersionedReadTime): Promise<ParsedQuery | null>
}

interface ParserOptions {
  readonly isWritten: IsWritten
  /** Rows that administrators added to the vocabulary: the same list for as long as nothing changes. */
  readonly readAdded: (versions: Versions) => Promise<readonly WordRow[]>
}

/** Parses search texts by what is known when they are asked; each text is parsed once for a version of the portal. */
export function createSearchParser(
  store: Pick<Store, 'read' | 'prepareLookup'>,
  { isWritten, readAdded }: ParserOptions,
): SearchParser {
  const listedAt = createListedWords(store)
  const tablesOf = createCachedTables()
  let cached = { key: '', texts: createTexts() }

  async function readKnowledge(at: VersionedReadTime) {
    const listed = listedAt(at.versions)
    const tables = tablesOf(await readAdded(at.versions))
    return { listed, knowledge: toKnowledge(tables, listed, (word) => isWritten(word, at)) }
  }

  async function parseAnew(text: string, at: VersionedReadTime): Promise<ParsedSearch> {
    const { listed, knowledge } = await readKnowledge(at)
    return parseSearch(text, knowledge, listed)
  }

  /** What other public texts say may also change by the clock. */
  function textsAt({
    now,
    versions: { timeline, value, words },
  }: VersionedReadTime): ReturnType<typeof createTexts> {
    const key = [timeline, value, words, Math.floor(now / MINUTE)].join(' ')
    if (cached.key !== key) cached = { key, texts: createTexts() }
    return cached.texts
  }

  return {
    async parse(text, at) {
      const texts = textsAt(at)
      const parsing = texts.get(text) ?? parseAnew(text, at)
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
