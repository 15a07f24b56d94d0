import { sql, type Kysely } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#db/database.ts'
import { createBothEngines, rowsOf } from '#test/schema/both-engines.ts'
import { insert, write } from '#test/schema/effects.ts'
import { businessRow, contentRow, userRow } from '#test/schema/rows.ts'
import { isMatch } from '../../functions.ts'
import { matchWord } from '../../search/match.ts'

type Index = 'business_search' | 'content_search' | 'user_search'

/** Finds the ids of rows by a word. */
async function find(db: Kysely<Database>, index: Index, word: string): Promise<number[]> {
  const id = sql.ref<number>(`${index}.id`)
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(index)} where ${isMatch(index, id, matchWord(word))} order by id`.execute(db)
  return rows.map((row) => row.id)
}

const commit = (db: Kysely<Database>, ...statements: readonly ReturnType<typeof write>[]) =>
  db.transaction().execute(async (trx) => {
    for (const statement of statements) await statement.execute(trx)
  })

/** Reads a row version of each stored vector, which changes with every write. */
const versionsOf = (db: Kysely<Database>, index: Index) =>
  rowsOf(db, `select id, xmin from ${index} order by id`)

test('rows are found by their words once their transaction is committed', async () => {
  const { postgres: db } = await createBothEngines()
  await commit(
    db,
    insert(
      'businesses',
      { ...businessRow(1), name: 'Café Nouméa' },
      { ...businessRow(2), status: 'pending' },
    ),
    insert('content', { ...contentRow(1), title: 'Kava day' }, { ...contentRow(2), status: 'pending' }),
    insert('users', userRow(1), userRow(2)),
  )
  expect(await find(db, 'business_search', 'noumea')).toEqual([1])
  expect(await find(db, 'business_search', 'shop')).toEqual([1])
  expect(await find(db, 'content_search', 'kava')).toEqual([1])
  expect(await find(db, 'user_search', 'person2')).toEqual([2])
  expect(await rowsOf(db, 'select * from outdated_vectors')).toEqual([])
})

test('vectors follow changes of texts and visibility, and nothing else', async () => {
  const { postgres: db } = await createBothEngines()
  await commit(db, insert('businesses', businessRow(1), businessRow(2), businessRow(3)))
  const before = await versionsOf(db, 'business_search')
  await commit(db, write('update businesses set review_count = 5, card = \'{"a":1}\''))
  expect(await versionsOf(db, 'business_search')).toEqual(before)
  await commit(
    db,
    write("update businesses set name = 'Reef' where id = 1"),
    write("update businesses set name = 'Reef Lodge' where id = 1"),
    write('update businesses set hidden_at = 1 where id = 2'),
    write('delete from businesses where id = 3'),
  )
  expect(await find(db, 'business_search', 'lodge')).toEqual([1])
  expect(await find(db, 'business_search', 'shop')).toEqual([1])
  await commit(db, write("update businesses set description = 'Rooms', hidden_at = null"))
  expect(await find(db, 'business_search', 'rooms')).toEqual([1, 2])
})

test('a failed transaction leaves vectors unchanged', async () => {
  const { postgres: db } = await createBothEngines()
  await commit(db, insert('users', userRow(1)))
  const failing = commit(db, write("update users set last_name = 'Tara'"), write('select 1 / 0'))
  await expect(failing).rejects.toThrow('division by zero')
  expect(await find(db, 'user_search', 'fono')).toEqual([1])
  expect(await find(db, 'user_search', 'tara')).toEqual([])
})

test('changes of a single statement follow with the next transaction that changes texts', async () => {
  const { postgres: db } = await createBothEngines()
  await insert('users', userRow(1)).execute(db)
  await commit(db, insert('users', userRow(2)))
  expect(await find(db, 'user_search', 'mary')).toEqual([1, 2])
})

test('updates more rows than one batch, and words of any length', async () => {
  const { postgres: db } = await createBothEngines()
  const endless = 'a'.repeat(3_000)
  const rows = Array.from({ length: 1_200 }, (_, at) => ({
    ...userRow(at + 1),
    first_name: `Ana ${endless}`,
  }))
  await commit(db, insert('users', ...rows))
  expect(await find(db, 'user_search', 'ana')).toHaveLength(1_200)
  expect(await find(db, 'user_search', endless)).toHaveLength(1_200)
})
