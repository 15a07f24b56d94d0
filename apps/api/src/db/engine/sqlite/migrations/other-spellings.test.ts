import { expect, test } from 'vitest'
import { matchPrefix } from '#db/search/match.ts'
import { addListings } from '#test/listings.ts'
import { insertIntoOld, createOldStore } from '#test/old-store.ts'
import { newSqliteStore } from '#test/stores/sqlite-store.ts'
import { toMatchText } from '../match-text.ts'

test('existing listings are still found, and by other spellings once they have them', async () => {
  const now = await newSqliteStore()
  await addListings(now, { name: 'Gizo Co-op' }, { name: 'Pending Co-op', status: 'pending' })
  const rows = now.readSqlite
    .prepare<[], Record<string, unknown>>('select * from businesses order by id')
    .all()
  const { store, migrate } = await createOldStore('137-underscores-between-words')
  insertIntoOld(store, 'businesses', rows)
  await migrate()

  const { writeSqlite } = store
  const find = (index: string, text: string) => {
    const match = matchPrefix(text)
    return match === null
      ? []
      : writeSqlite
          .prepare(`select rowid from ${index} where ${index} match ?`)
          .pluck()
          .all(toMatchText(match))
  }
  const indexes = ['business_search', 'business_names']
  const id = rows[0]?.['id']
  for (const index of indexes) expect([find(index, 'gizo'), find(index, 'coop')]).toEqual([[id], []])
  writeSqlite.exec(`update businesses set name_spellings = 'coop'`)
  for (const index of indexes) expect(find(index, 'coop')).toEqual([id])
  writeSqlite.exec('delete from businesses')
  for (const index of indexes)
    expect(() =>
      writeSqlite.exec(`insert into ${index} (${index}, rank) values ('integrity-check', 1)`),
    ).not.toThrow()
})
