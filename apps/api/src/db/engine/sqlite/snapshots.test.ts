import { closeSync, openSync, writeSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { SECOND } from '@portal/domain/shared'
import SqliteDatabase from 'better-sqlite3'
import { expect, test } from 'vitest'
import { createFile } from '#test/import-file.ts'
import { addListings } from '#test/listings.ts'
import { newApp, NOW } from '#test/new-app.ts'
import { newSqliteStore } from '#test/stores/sqlite-store.ts'
import { openStore } from './open.ts'

/** Creates a number in the database, read like public data and written like any other. */
async function newNumber() {
  const store = await newSqliteStore()
  const other = openStore(store.readSqlite.name)
  const statement = store.readSqlite.prepare<[], number>('select value from public_version').pluck()
  return {
    store,
    read: () => statement.get() ?? 0,
    write: () => store.write.updateTable('public_version').set({ value: 70 }).execute(),
    writeElsewhere: () => other.writeSqlite.exec('update public_version set value = 80'),
    close: () => other.close(),
  }
}

test('reads of one turn see one state, whatever another process writes', async () => {
  const { store, read, writeElsewhere, close } = await newNumber()
  const first = store.beginSnapshot()
  const before = read()
  writeElsewhere()
  expect([store.beginSnapshot(), read()]).toEqual([first, before])
  await setImmediate()
  expect(read()).toBe(80)
  expect(store.beginSnapshot()).not.toBe(first)
  await close()
})

test('writes of this process are visible at once', async () => {
  const { store, read, write, close } = await newNumber()
  const first = store.beginSnapshot()
  expect(read()).not.toBe(70)
  await write()
  expect(read()).toBe(70)
  expect(store.beginSnapshot()).not.toBe(first)
  await close()
})

test('a process that is never idle does not block checkpoints of the write-ahead log', async () => {
  const { store, read, write, close } = await newNumber()
  for (let times = 0; times < 3; times += 1) {
    store.beginSnapshot()
    read()
    await write()
    const [cleared] = store.writeSqlite.pragma('wal_checkpoint(restart)') as [{ busy: number }]
    expect(cleared.busy).toBe(0)
  }
  await close()
})

test('closing a store within a turn leaves nothing open', async () => {
  const { store, read, close } = await newNumber()
  store.beginSnapshot()
  read()
  await close()
  await store.close()
  await setImmediate()
  expect(store.readSqlite.open).toBe(false)
})

test('reads of a damaged file don’t end the process, but the server is not ready', async () => {
  const whole = await newSqliteStore()
  await addListings(whole, ...Array.from({ length: 40 }, (_, at) => ({ name: `Hotel number ${at}` })))
  const file = createFile('damaged.sqlite', '')
  whole.writeSqlite.prepare('vacuum into ?').run(file)
  zeroLeaves(file, 'business_search_data')
  const store = openStore(file)
  let now = NOW
  const damaged = Object.assign(store, {
    openBeside: () => whole.openBeside(),
    run: (statements: string) => whole.run(statements),
    reset: () => whole.reset(),
  })
  const { get } = await newApp({ store: damaged, now: () => now })
  expect((await get('/api/health/ready')).statusCode).toBe(200)
  expect((await get('/api/search?q=hotel')).statusCode).toBe(500)
  await setImmediate()
  expect((await get('/api/industries')).statusCode).toBe(200)
  now += SECOND
  expect((await get('/api/health/ready')).json()).toEqual({ message: 'A part of the database can’t be read' })
  await store.close()
})

/** Overwrites the leaves of a table with zeros, as a failing disk does. */
function zeroLeaves(file: string, table: string): void {
  const sqlite = new SqliteDatabase(file, { readonly: true })
  const size = Number(sqlite.pragma('page_size', { simple: true }))
  const pages = sqlite
    .prepare<[string], number>(`select pageno from dbstat where name = ? and pagetype = 'leaf'`)
    .pluck()
    .all(table)
  sqlite.close()
  expect(pages).not.toEqual([])
  const opened = openSync(file, 'r+')
  for (const page of pages) writeSync(opened, Buffer.alloc(size), 0, size, (page - 1) * size)
  closeSync(opened)
}
