import {
  listDeletions,
  getEditDistance,
  foldWord,
  isCorrectable,
  listSimilarLetters,
  getMaxDistance,
  rankCorrections,
  getRoot,
  getStem,
  type Correction,
  type SpellingCandidate,
} from '@portal/domain/search'
import { sql, type Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Database } from '../database.ts'
import { isOneOfFew } from '../functions.ts'
import { textsIn } from '../json.ts'
import type { Store, Versions } from '../engine/store.ts'

/** A word of listings. */
export interface ListedWord extends SpellingCandidate {
  readonly id: number
  readonly stem: string
}

/** Looks up words of listings. All words are folded. */
export interface ListedWords {
  find(word: string): Promise<ListedWord | undefined>
  /** Words of one stem, the most used first. */
  findByStem(stem: string): Promise<readonly ListedWord[]>
  /** Words of one root, the most used first. */
  findByRoot(root: string): Promise<readonly ListedWord[]>
  /** Words with a prefix, the most used first. */
  findByPrefix(text: string, limit: number): Promise<readonly ListedWord[]>
  /** Candidates for a misspelt word, unordered. */
  findSimilar(word: string): Promise<readonly ListedWord[]>
  /** An upper bound of the searched listings: their highest id, which is cheap to read. */
  getMaxListings(): Promise<number>
}

const WORD = ['id', 'word', 'shown', 'uses', 'stem'] as const

/** Creates a lookup of listings' words at the versions with which a request began. */
export function createListedWords({
  read,
  prepareLookup,
}: Pick<Store, 'read' | 'prepareLookup'>): (versions: Versions) => ListedWords {
  const by = (column: 'word' | 'stem' | 'root') =>
    prepareLookup<{ text: string }, ListedWord>(({ text }) =>
      read
        .selectFrom('search_words')
        .select(WORD)
        .where(column, '=', text)
        .orderBy('uses', 'desc')
        .orderBy('word'),
    )
  const byWord = by('word')
  const byStem = by('stem')
  const byRoot = by('root')
  const byPrefix = prepareLookup<{ from: string; to: string; limit: number }, ListedWord>(
    ({ from, to, limit }) =>
      read
        .selectFrom('search_words')
        .select(WORD)
        .where('word', '>=', from)
        .where('word', '<', to)
        .orderBy('uses', 'desc')
        .orderBy('word')
        .limit(limit),
  )
  const byParts = prepareLookup<{ parts: string }, ListedWord>((param) => similarQuery(read, param.parts))
  const listings = prepareLookup<Record<string, never>, { max: number | null }>(() =>
    read.selectFrom('search_terms').select(({ fn }) => fn.max<number | null>('id').as('max')),
  )
  return (versions) => ({
    find: async (word) => (await byWord({ text: word }, versions))[0],
    findByStem: (stem) => byStem({ text: stem }, versions),
    findByRoot: (root) => byRoot({ text: root }, versions),
    findByPrefix: (text, limit) => byPrefix({ from: text, to: `${text}\u{10ffff}`, limit }, versions),
    findSimilar: (word) => byParts({ parts: JSON.stringify(listDeletions(word)) }, versions),
    getMaxListings: async () => (await listings({}, versions))[0]?.max ?? 0,
  })
}

const similarQuery = (db: Kysely<Database>, parts: string) =>
  db
    .selectFrom('search_words')
    .select(WORD)
    .where(
      isOneOfFew(
        sql.ref('search_words.id'),
        sql`select id from search_word_deletions
          where ${isOneOfFew(sql.ref('search_word_deletions.part'), sql`select value from ${textsIn(parts)} as part`)}`,
      ),
    )

/** The maximum difference in length between a known and a misspelt word. */
const MAX_LENGTH_DIFFERENCE = 2

/** Misspelt words whose candidates are cached. */
const MAX_SIMILAR = 1_000

/** Words of tables, which can be corrections although no listing has them. They are indexed by first letter. */
export function createKnownWords(words: readonly string[]): {
  findSimilar(word: string): readonly SpellingCandidate[]
} {
  const byLetter = Map.groupBy(new Set(words.map(foldWord).filter(isCorrectable)), (word) => word.charAt(0))
  const cache = new LRUCache<string, readonly SpellingCandidate[]>({ max: MAX_SIMILAR })

  function computeSimilar(word: string): SpellingCandidate[] {
    const max = getMaxDistance(word.length)
    return listSimilarLetters(word.charAt(0))
      .flatMap((letter) => byLetter.get(letter) ?? [])
      .filter(({ length }) => Math.abs(length - word.length) <= MAX_LENGTH_DIFFERENCE)
      .filter((known) => getEditDistance(word, known, max) <= max)
      .map((known) => ({ word: known, shown: known, uses: 0 }))
  }

  return {
    findSimilar(word) {
      const known = cache.get(word)
      if (known !== undefined) return known
      const similar = computeSimilar(word)
      cache.set(word, similar)
      return similar
    },
  }
}

/** Finds words of listings and tables that a misspelt word may stand for, the likeliest first. */
export async function findCorrections(
  word: string,
  listed: Pick<ListedWords, 'findSimilar'>,
  known: { findSimilar(word: string): readonly SpellingCandidate[] },
): Promise<Correction[]> {
  if (!isCorrectable(word)) return []
  const candidates = new Map<string, SpellingCandidate>()
  for (const candidate of [...known.findSimilar(word), ...(await listed.findSimilar(word))])
    candidates.set(candidate.word, candidate)
  return rankCorrections(word, [...candidates.values()])
}

/** Whether a listing has a word or another form of it. */
export async function isListedWord(words: ListedWords, word: string): Promise<boolean> {
  const [found, findByStem] = await Promise.all([words.find(word), words.findByStem(getStem(word))])
  return found !== undefined || findByStem.length > 0
}

export const hasListedRoot = async (words: ListedWords, word: string): Promise<boolean> =>
  (await words.findByRoot(getRoot(word))).length > 0
