import { sql, type Insertable, type Kysely, type Transaction, type Updateable } from 'kysely'
import type { Database } from '#db/database.ts'
import type { Reads } from '#db/engine/store.ts'
import type { SearchWordOverridesTable } from './search-words.table.ts'

/** The columns that an entry adds to the vocabulary. */
export type WordsRow = Pick<SearchWordOverridesTable, 'words' | 'relation' | 'meanings' | 'category'>

const withPerson = (db: Kysely<Database>) =>
  db
    .selectFrom('search_word_overrides as entry')
    .leftJoin('users', 'users.id', 'entry.added_by')
    .selectAll('entry')
    .select(sql<string | null>`trim(users.first_name || ' ' || users.last_name)`.as('person'))

/** All entries, the last changed first. */
export const findEntries = (db: Kysely<Database>) =>
  withPerson(db)
    .orderBy(sql`coalesce(entry.changed_at, entry.added_at)`, 'desc')
    .orderBy('entry.id', 'desc')
    .execute()

export type EntryRow = Awaited<ReturnType<typeof findEntries>>[number]

export const findEntry = (db: Kysely<Database>, id: number): Promise<EntryRow | undefined> =>
  withPerson(db).where('entry.id', '=', id).executeTakeFirst()

/** Reads what all entries add to the vocabulary, in the order in which they were added. */
export function createWordsReader({ read, prepare }: Reads): () => Promise<WordsRow[]> {
  const rows = prepare<Record<string, never>, WordsRow>(() =>
    read
      .selectFrom('search_word_overrides')
      .select(['words', 'relation', 'meanings', 'category'])
      .orderBy('id'),
  )
  return async () => rows.all({})
}

export async function insertEntry(
  trx: Transaction<Database>,
  entry: Omit<Insertable<SearchWordOverridesTable>, 'id'>,
): Promise<number> {
  const { id } = await trx
    .insertInto('search_word_overrides')
    .values(entry)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateEntry(
  trx: Transaction<Database>,
  id: number,
  change: Updateable<SearchWordOverridesTable>,
): Promise<void> {
  await trx.updateTable('search_word_overrides').set(change).where('id', '=', id).execute()
}

export async function deleteEntry(trx: Transaction<Database>, id: number): Promise<void> {
  await trx.deleteFrom('search_word_overrides').where('id', '=', id).execute()
}

/** Filters stems to those of words in listings. */
export async function findListedStems(db: Kysely<Database>, stems: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('search_words').select('stem').where('stem', 'in', stems).execute()
  return rows.map(({ stem }) => stem)
}
