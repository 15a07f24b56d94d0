import { expect, test } from 'vitest'
import { readTrustedTime } from '#db/clock.ts'
import { newStore } from '#test/new-store.ts'
import { createOldStore } from '#test/old-store.ts'

test('an existing database trusts the time of its newest write', async () => {
  const { store, migrate } = await createOldStore('137-underscores-between-words')
  for (const [id, at] of [
    [1, 1_000],
    [2, 3_000],
    [3, 2_000],
  ])
    store.writeSqlite
      .prepare(
        `insert into users (id, email, first_name, last_name, is_admin, created_at) values (?, ?, ?, ?, ?, ?)`,
      )
      .run(id, `${id}@example.com`, 'Ana', 'Vula', 0, at)
  await migrate()
  expect(await readTrustedTime(store.read)).toBe(3_000)
})

test('a new database has no trusted time', async () => {
  expect(await readTrustedTime((await newStore()).read)).toBe(0)
})
