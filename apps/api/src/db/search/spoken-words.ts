import { distance } from 'fastest-levenshtein'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../database.ts'
import { allWordsOf, foldWord } from './match.ts'

/** Shorter words have too many neighbours, longer ones are none, and numbers are not misspelt. */
const isWorthKeeping = (word: string): boolean => word.length >= 3 && word.length <= 40 && !/^\d+$/.test(word)

/** Texts of one listing whose words visitors may misspell. */
export interface SpokenTexts {
  /** Name and place: their words are shown as they are written. */
  readonly names: readonly string[]
  /** Category and description: a word may begin a sentence there, so its case says nothing. */
  readonly prose: readonly string[]
}

/** Listings that visitors can find, before and after a change. */
interface WordChange {
  readonly before?: readonly SpokenTexts[]
  readonly after?: readonly SpokenTexts[]
}

/**
 * Keeps the words of listed businesses, for visitors who misspell them: each counts once for each business that has
 * it, and goes with the last one.
 */
export async function countWords(trx: Transaction<Database>, change: WordChange): Promise<void> {
  const counts = new Map<string, WordCount>()
  for (const listing of change.after ?? []) add(counts, listing, 1)
  for (const listing of change.before ?? []) add(counts, listing, -1)
  const changed = [...counts.values()].filter(({ by }) => by !== 0)
  await addUses(
    trx,
    changed.filter(({ by }) => by > 0),
  )
  await takeUses(
    trx,
    changed.filter(({ by }) => by < 0),
  )
}

interface WordCount {
  readonly word: string
  readonly shown: string
  by: number
}

function add(counts: Map<string, WordCount>, listing: SpokenTexts, by: 1 | -1): void {
  for (const [word, shown] of wordsOfListing(listing)) {
    const known = counts.get(word)
    if (known) known.by += by
    else counts.set(word, { word, shown, by })
  }
}

/** Each word of a listing once, with how it is shown: as in its name or place, if it is there. */
function wordsOfListing({ names, prose }: SpokenTexts): Map<string, string> {
  const said = prose.flatMap(allWordsOf).map((word) => word.toLowerCase())
  const words = new Map<string, string>()
  for (const shown of [...names.flatMap(allWordsOf), ...said]) {
    const word = foldWord(shown)
    if (isWorthKeeping(word) && !words.has(word)) words.set(word, shown)
  }
  return words
}

async function addUses(trx: Transaction<Database>, words: readonly WordCount[]): Promise<void> {
  if (words.length === 0) return
  // One parameter for all words: a batch of long descriptions has more of them than a statement takes.
  await sql`
    insert into search_words (word, shown, uses)
    select value ->> 'word', value ->> 'shown', value ->> 'by' from json_each(${JSON.stringify(words)})
    where true
    on conflict (word) do update set uses = search_words.uses + excluded.uses`.execute(trx)
}

async function takeUses(trx: Transaction<Database>, words: readonly WordCount[]): Promise<void> {
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

/** How many letters may differ; a short word is soon another word. */
const tolerance = (word: string): number => (word.length < 5 ? 1 : word.length < 9 ? 2 : 3)

/** A word that goes on with up to two letters, as a plural does, is found by its beginning. */
const LONGEST_ENDING = 2
/** What such an ending weighs: less than any slip. */
const ENDING = 0.2

/** How far a kept word is from a misspelt one, its ending set aside. */
function difference(word: string, other: string): number {
  const ending = other.length - word.length
  const whole = slips(word, other)
  if (ending < 1 || ending > LONGEST_ENDING) return whole
  return Math.min(whole, slips(word, other.slice(0, word.length)) + ENDING)
}

/** Two neighbours that changed places are one slip; letters that changed places otherwise are a little more. */
function slips(word: string, other: string): number {
  const letters = distance(word, other)
  if (letters < 2 || lettersOf(word) !== lettersOf(other)) return letters
  return Math.min(letters, haveNeighboursSwapped(word, other) ? 1 : 1.5)
}

function haveNeighboursSwapped(word: string, other: string): boolean {
  const at = Array.from(word).findIndex((letter, position) => letter !== other[position])
  return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2) === other
}

const lettersOf = (word: string): string => Array.from(word).toSorted().join('')

/** Candidates looked at; the trigram index gives the likeliest first. */
const MOST_CANDIDATES = 60

/** The kept words that are nearest to a misspelt one, as they were first written, the likeliest first. */
export async function nearestWords(db: Kysely<Database>, misspelt: string, most: number): Promise<string[]> {
  const word = foldWord(misspelt)
  if (!isWorthKeeping(word)) return []
  const candidates = [...(await sharingParts(db, word)), ...(await sharingStart(db, word))]
  const near = candidates
    .map((candidate) => ({ ...candidate, away: difference(word, candidate.word) }))
    .filter(({ away }) => away > 0 && away <= tolerance(word))
    .toSorted((a, b) => a.away - b.away || b.uses - a.uses)
  return [...new Set(near.map(({ shown }) => shown))].slice(0, most)
}

async function sharingParts(db: Kysely<Database>, word: string): Promise<Candidate[]> {
  const parts = Array.from({ length: word.length - 2 }, (_, start) => `"${word.slice(start, start + 3)}"`)
  const { rows } = await sql<Candidate>`
    select word, shown, uses
    from (select rowid as id, rank from search_word_parts
      where search_word_parts match ${parts.join(' OR ')} order by rank limit ${MOST_CANDIDATES}) as found
    cross join search_words on search_words.id = found.id`.execute(db)
  return rows
}

/** Short words can be misspelt so that no three letters are left in order; their first letter mostly is. */
async function sharingStart(db: Kysely<Database>, word: string): Promise<Candidate[]> {
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
