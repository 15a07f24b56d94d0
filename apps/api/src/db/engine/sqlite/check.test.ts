import { closeSync, openSync, readFileSync, writeSync } from 'node:fs'
import SqliteDatabase from 'better-sqlite3'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createFile } from '#test/import-file.ts'
import { addListings } from '#test/listings.ts'
import { newSqliteStore } from '#test/stores/sqlite-store.ts'
import { countRows, findDamage } from './check.ts'

async function newDatabase() {
  const store = await newSqliteStore()
  await addListings(store, { name: 'Auki Hardware' }, { name: 'Gizo Dive' })
  return store.writeSqlite
}

test('a sound database has no damage, and its rows are counted without those of indexes', async () => {
  const sqlite = await newDatabase()
  expect(findDamage(sqlite)).toEqual([])
  const counts = countRows(sqlite)
  expect(counts).toMatchObject({ businesses: 2, users: 0 })
  expect(Object.keys(counts).filter((table) => /^sqlite_|_search_data$/.test(table))).toEqual([])
})

test('finds a row with a broken reference', async () => {
  const sqlite = await newDatabase()
  sqlite.pragma('foreign_keys = 0')
  sqlite.exec(`insert into photos (name, business_id, position, width, height, color, sha256, created_at)
    values ('n1fAbcdefghijklmno-_23', 99, 0, 1, 1, '#aabbcc', zeroblob(32), 1)`)
  expect(findDamage(sqlite)).toEqual([
    expect.stringMatching(/^A row of photos \(.*\) refers to a row of businesses that is not there$/),
  ])
})

test('finds a full-text index that lacks a text', async () => {
  const sqlite = await newDatabase()
  sqlite.exec(`insert into business_names (business_names) values ('delete-all')`)
  expect(findDamage(sqlite)).toEqual(['The full-text index business_names is damaged'])
})

test('finds an overwritten page', () => {
  const file = createFile('portal.sqlite', readFileSync(inject('migrated')))
  const sqlite = new SqliteDatabase(file)
  onTestFinished(() => void sqlite.close())
  expect(findDamage(sqlite)).toEqual([])
  const page =
    sqlite.prepare<[], number>(`select rootpage from sqlite_schema where name = 'users'`).pluck().get() ?? 0
  const size = Number(sqlite.pragma('page_size', { simple: true }))
  const opened = openSync(file, 'r+')
  writeSync(opened, Buffer.alloc(size, 7), 0, size, (page - 1) * size)
  closeSync(opened)
  const reopened = new SqliteDatabase(file)
  onTestFinished(() => void reopened.close())
  expect(findDamage(reopened)).not.toEqual([])
})
