import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { newSqliteStore } from '#test/stores/sqlite-store.ts'
import { openStore } from './open.ts'

/** A number in the database, read like anything that is public and written like anything else. */
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

test('the reads of a turn see one state, whatever another process writes meanwhile', async () => {
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

test('what this process writes is seen at once', async () => {
  const { store, read, write, close } = await newNumber()
  const first = store.beginSnapshot()
  expect(read()).not.toBe(70)
  await write()
  expect(read()).toBe(70)
  expect(store.beginSnapshot()).not.toBe(first)
  await close()
})

test('a process that is never idle does not keep the log of writes from being cleared', async () => {
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

test('a store that is closed within a turn leaves nothing open', async () => {
  const { store, read, close } = await newNumber()
  store.beginSnapshot()
  read()
  await close()
  await store.close()
  await setImmediate()
  expect(store.readSqlite.open).toBe(false)
})
