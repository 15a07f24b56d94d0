import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { describe, expect, onTestFinished, test } from 'vitest'
import { addCast } from '#test/cast.ts'
import { newSqliteStore } from '#test/stores/sqlite-store.ts'
import { migrate, listMissingMigrations } from '../../schema.ts'
import { createReconnectingDatabase } from './reconnecting-database.ts'
import { openDataDir } from './open.ts'
import { toSqliteProblem } from './problem.ts'

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-open-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('a reopened database is as durable as before', async () => {
  const folder = join(newFolder(), 'made', 'when missing')
  await openDataDir(folder).close()
  const store = openDataDir(folder)
  onTestFinished(() => store.close())
  const names = [
    'journal_mode',
    'synchronous',
    'foreign_keys',
    'busy_timeout',
    'trusted_schema',
    'cell_size_check',
  ]
  const valuesOf = (sqlite: SqliteDatabase.Database) =>
    names.map((name) => sqlite.pragma(name, { simple: true }))
  expect(valuesOf(store.readSqlite)).toEqual(['wal', 2, 1, 5000, 0, 1])
  // The busy timeout is 0, since it waits for a lock with timers.
  expect(valuesOf(store.writeSqlite)).toEqual(['wal', 2, 1, 0, 0, 1])
})

test('the reading handle refuses to write', async () => {
  const { read } = await newSqliteStore()
  await expect(read.updateTable('readiness').set({ checked_at: 1 }).execute()).rejects.toThrow(/readonly/)
})

test('readers work during a transaction, and see what was committed', async () => {
  const store = await newSqliteStore()
  const usersRead = async () => (await store.read.selectFrom('users').select('id').execute()).length
  await store.write.transaction().execute(async (trx) => {
    await trx
      .insertInto('users')
      .values({ email: 'a@b', first_name: 'a', last_name: 'b', created_at: 1 })
      .execute()
    expect(await usersRead()).toBe(0)
  })
  expect(await usersRead()).toBe(1)
})

test('a transaction on a full disk reports that and leaves nothing behind, and the next one works', async () => {
  const store = await newSqliteStore()
  const { writeSqlite } = store
  const fill = (bytes: number) =>
    store.write.transaction().execute(async (trx) => {
      await trx.deleteFrom('readiness').execute()
      const user = { email: 'a@b', first_name: 'a'.repeat(bytes), last_name: 'b', created_at: 1 }
      await trx.insertInto('users').values(user).execute()
    })
  const count = writeSqlite.pragma('page_count', { simple: true })
  writeSqlite.pragma(`max_page_count = ${String(count)}`)
  await expect(fill(1_000_000)).rejects.toMatchObject({ code: 'SQLITE_FULL' })
  expect(await store.read.selectFrom('readiness').selectAll().execute()).toHaveLength(1)
  writeSqlite.pragma('max_page_count = 1000000')
  await fill(1_000_000)
  expect(await store.read.selectFrom('readiness').selectAll().execute()).toHaveLength(0)
})

test('a transaction that throws leaves nothing behind', async () => {
  const store = await newSqliteStore()
  const failing = store.write.transaction().execute(async (trx) => {
    await trx.deleteFrom('readiness').execute()
    throw new Error('half-way')
  })
  await expect(failing).rejects.toThrow('half-way')
  expect(await store.read.selectFrom('readiness').selectAll().execute()).toHaveLength(1)
})

test('a row must belong to an existing one', async () => {
  const { write } = await newSqliteStore()
  const session = { key: Buffer.alloc(32), user_id: 999, created_at: 1, used_at: 1 }
  await expect(write.insertInto('sessions').values(session).execute()).rejects.toThrow(/FOREIGN KEY/)
})

test('migrations run once', async () => {
  const store = openDataDir(newFolder())
  onTestFinished(() => store.close())
  const missing = await listMissingMigrations(store)
  expect(missing.length).toBeGreaterThan(0)
  expect(await migrate(store)).toEqual(missing)
  expect(await migrate(store)).toEqual([])
  expect(await listMissingMigrations(store)).toEqual([])
})

test('everybody in the cast fits the tables', async () => {
  const store = await newSqliteStore()
  expect(new Set(Object.values(await addCast(store, 1))).size).toBe(3)
})

test('after a failed flush the next statement runs on a new handle', () => {
  const file = join(newFolder(), 'a.sqlite')
  const handle = createReconnectingDatabase(() => new SqliteDatabase(file))
  onTestFinished(() => handle.close())
  handle.prepare('create table t (n integer)').run([])
  const first = handle.sqlite
  first.function('fail_to_flush', () => {
    throw new SqliteDatabase.SqliteError('disk I/O error', 'SQLITE_IOERR_FSYNC')
  })
  expect(() => handle.prepare('insert into t values (fail_to_flush())').run([])).toThrow('disk I/O error')
  handle.prepare('insert into t values (1)').run([])
  expect(handle.sqlite).not.toBe(first)
  expect(first.open).toBe(false)
  expect(handle.prepare('select n from t').all([])).toEqual([{ n: 1 }])
})

describe('a database file that is removed while it is open', () => {
  const open = async () => {
    const folder = newFolder()
    const store = openDataDir(folder)
    onTestFinished(() => store.close())
    await migrate(store)
    const write = () => store.write.updateTable('readiness').set({ checked_at: 1 }).execute()
    await write()
    return { file: join(folder, 'portal.sqlite'), store, write }
  }
  const refusal = { code: 'SQLITE_READONLY_DBMOVED' }

  test('accepts no writes, is failing, and is not recreated', async () => {
    const { file, store, write } = await open()
    rmSync(file)
    await expect(write()).rejects.toMatchObject(refusal)
    await expect(
      store.write.transaction().execute((trx) => trx.deleteFrom('readiness').execute()),
    ).rejects.toMatchObject(refusal)
    expect(store.isFailing).toBe(true)
    expect(toSqliteProblem(await write().catch((error: unknown) => error))?.kind).toBe('unavailable')
    expect(existsSync(file)).toBe(false)
  })

  test('refuses the commit of a running transaction', async () => {
    const { file, store } = await open()
    const writing = store.write.transaction().execute(async (trx) => {
      await trx.updateTable('readiness').set({ checked_at: 2 }).execute()
      rmSync(file)
    })
    await expect(writing).rejects.toMatchObject(refusal)
  })

  test('accepts no writes without its write-ahead log', async () => {
    const { file, write } = await open()
    rmSync(`${file}-wal`)
    await expect(write()).rejects.toMatchObject(refusal)
  })

  test('accepts writes again once it is restored', async () => {
    const { file, store, write } = await open()
    renameSync(file, `${file}.moved`)
    await expect(write()).rejects.toMatchObject(refusal)
    renameSync(`${file}.moved`, file)
    await write()
    expect(store.isFailing).toBe(false)
  })
})
