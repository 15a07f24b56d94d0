import { distance } from 'fastest-levenshtein'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from './database.ts'
import { foldWord, wordsOf } from './search.ts'

/** Shorter words have too many neighbours, and numbers are not misspelt. */
const isWorthKeeping = (word: string): boolean => word.length >= 3 && !/^\d+$/.test(word)

/** Keeps the words of listed names and places, for visitors who misspell them. */
export async function rememberWords(trx: Transaction<Database>, texts: readonly string[]): Promise<void> {
  const words = new Map<string, { word: string; shown: string; uses: number }>()
  for (const shown of texts.flatMap(wordsOf)) {
    const word = foldWord(shown)
    if (!isWorthKeeping(word)) continue
    const known = words.get(word)
    if (known) known.uses += 1
    else words.set(word, { word, shown, uses: 1 })
  }
  if (words.size === 0) return
  await trx
    .insertInto('search_words')
    .values([...words.values()])
    .onConflict((conflict) =>
      conflict.column('word').doUpdateSet({ uses: sql<number>`search_words.uses + excluded.uses` }),
    )
    .execute()
}

interface Candidate {
  readonly word: string
  readonly shown: string
  readonly uses: number
}

/** How many letters may differ; a short word is soon another word. */
const tolerance = (word: string): number => (word.length < 5 ? 1 : word.length < 9 ? 2 : 3)

/** Letters that changed places are one slip, whatever it takes to set them right. */
const difference = (word: string, other: string): number =>
  Math.min(distance(word, other), word !== other && lettersOf(word) === lettersOf(other) ? 1 : Infinity)

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
