import { distance } from 'fastest-levenshtein'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../database.ts'
import { splitWords, foldWord } from './words.ts'

/** Shorter words are too similar to others, longer ones are no words, and numbers are not misspelt. */
const isIndexed = (word: string): boolean => word.length >= 3 && word.length <= 40 && !/^\d+$/.test(word)

/** The texts of one business whose words visitors may misspell. */
export interface IndexedTexts {
  /** Name and place, whose words are suggested as they are written. */
  readonly names: readonly string[]
  /** Category and description, whose words are suggested in lower case: they may begin a sentence. */
  readonly prose: readonly string[]
}

/** The listed businesses before and after a change. */
interface VocabularyChange {
  readonly before?: readonly IndexedTexts[]
  readonly after?: readonly IndexedTexts[]
}

/**
 * Updates the words of listed businesses, which misspelt words are compared with: each counts once for each business that
 * has it, and is deleted with the last one.
 */
export async function updateVocabulary(trx: Transaction<Database>, change: VocabularyChange): Promise<void> {
  const counts = new Map<string, WordCount>()
  for (const texts of change.after ?? []) addWords(counts, texts, 1)
  for (const texts of change.before ?? []) addWords(counts, texts, -1)
  const changed = [...counts.values()].filter(({ by }) => by !== 0)
  await increaseUses(
    trx,
    changed.filter(({ by }) => by > 0),
  )
  await decreaseUses(
    trx,
    changed.filter(({ by }) => by < 0),
  )
}

interface WordCount {
  readonly word: string
  readonly shown: string
  by: number
}

function addWords(counts: Map<string, WordCount>, texts: IndexedTexts, by: 1 | -1): void {
  for (const [word, shown] of parseWords(texts)) {
    const known = counts.get(word)
    if (known) known.by += by
    else counts.set(word, { word, shown, by })
  }
}

/** Each folded word once, with how it is suggested: as in the name or place, if it is there. */
function parseWords({ names, prose }: IndexedTexts): Map<string, string> {
  const lowerCase = prose.flatMap(splitWords).map((word) => word.toLowerCase())
  const words = new Map<string, string>()
  for (const shown of [...names.flatMap(splitWords), ...lowerCase]) {
    const word = foldWord(shown)
    if (isIndexed(word) && !words.has(word)) words.set(word, shown)
  }
  return words
}

async function increaseUses(trx: Transaction<Database>, words: readonly WordCount[]): Promise<void> {
  if (words.length === 0) return
  // One parameter for all words: a batch of long descriptions has more words than a statement takes parameters.
  await sql`
    insert into search_words (word, shown, uses)
    select value ->> 'word', value ->> 'shown', value ->> 'by' from json_each(${JSON.stringify(words)})
    where true
    on conflict (word) do update set uses = search_words.uses + excluded.uses`.execute(trx)
}

async function decreaseUses(trx: Transaction<Database>, words: readonly WordCount[]): Promise<void> {
  if (words.length === 0) return
  const taken = JSON.stringify(words)
  await sql`
    update search_words set uses = uses + taken.by
    from (select value ->> 'word' as word, value ->> 'by' as by from json_each(${taken})) as taken
    where search_words.word = taken.word`.execute(trx)
  await sql`
    delete from search_words
    where uses <= 0 and word in (select value ->> 'word' from json_each(${taken}))`.execute(trx)
}

interface Candidate {
  readonly word: string
  readonly shown: string
  readonly uses: number
}

/** How far a similar word may be; a short one is soon a different word. */
const maxDistance = (word: string): number => (word.length < 5 ? 1 : word.length < 9 ? 2 : 3)

/** A word with up to two more letters, such as a plural, is found by its beginning. */
const MAX_SUFFIX = 2
/** What such an ending costs: less than any edit. */
const SUFFIX_COST = 0.2

/** The distance of a known word from a misspelt one, with or without its suffix. */
function spellingDistance(word: string, other: string): number {
  const ending = other.length - word.length
  const whole = editDistance(word, other)
  if (ending < 1 || ending > MAX_SUFFIX) return whole
  return Math.min(whole, editDistance(word, other.slice(0, word.length)) + SUFFIX_COST)
}

/** Levenshtein distance, but swapped neighbours cost 1 and other transpositions 1.5. */
function editDistance(word: string, other: string): number {
  const letters = distance(word, other)
  if (letters < 2 || sortLetters(word) !== sortLetters(other)) return letters
  return Math.min(letters, areNeighboursSwapped(word, other) ? 1 : 1.5)
}

function areNeighboursSwapped(word: string, other: string): boolean {
  const at = Array.from(word).findIndex((letter, position) => letter !== other[position])
  return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2) === other
}

const sortLetters = (word: string): string => Array.from(word).toSorted().join('')

/** How many candidates are compared; the trigram index finds the likeliest first. */
const MAX_CANDIDATES = 60

/** The known words that are most similar to a misspelt one, as they were first written, the likeliest first. */
export async function findSimilarWords(
  db: Kysely<Database>,
  misspelt: string,
  most: number,
): Promise<string[]> {
  const word = foldWord(misspelt)
  if (!isIndexed(word)) return []
  const candidates = [...(await findByTrigrams(db, word)), ...(await findByFirstLetter(db, word))]
  const similar = candidates
    .map((candidate) => ({ ...candidate, away: spellingDistance(word, candidate.word) }))
    .filter(({ away }) => away > 0 && away <= maxDistance(word))
    .toSorted((a, b) => a.away - b.away || b.uses - a.uses)
  return [...new Set(similar.map(({ shown }) => shown))].slice(0, most)
}

async function findByTrigrams(db: Kysely<Database>, word: string): Promise<Candidate[]> {
  const parts = Array.from({ length: word.length - 2 }, (_, start) => `"${word.slice(start, start + 3)}"`)
  const { rows } = await sql<Candidate>`
    select word, shown, uses
    from (select rowid as id, rank from search_word_parts
      where search_word_parts match ${parts.join(' OR ')} order by rank limit ${MAX_CANDIDATES}) as found
    cross join search_words on search_words.id = found.id`.execute(db)
  return rows
}

/** A short misspelt word may share no trigram with the right one, but mostly its first letter. */
async function findByFirstLetter(db: Kysely<Database>, word: string): Promise<Candidate[]> {
  if (word.length > 6) return []
  const [first = ''] = word
  return db
    .selectFrom('search_words')
    .select(['word', 'shown', 'uses'])
    .where('word', '>=', first)
    .where('word', '<', `${first}\u{10ffff}`)
    .where(sql<number>`length(word)`, '>=', word.length - 1)
    .where(sql<number>`length(word)`, '<=', word.length + 1)
    .execute()
}
