import { expect, onTestFinished, test, vi } from 'vitest'
import { submit, createSmallPhoto } from '#test/photos.ts'
import { LARGE_DISK, newApp, NOW } from '#test/new-app.ts'
import { newSqliteStore } from '#test/stores/sqlite-store.ts'

test('a healthy server is alive and ready', async () => {
  const { get } = await newApp({ isOwn: true })
  expect((await get('/api/health/live')).json()).toEqual({ status: 'ok' })
  expect((await get('/api/health/ready')).json()).toEqual({
    status: 'ok',
    clock: { isAhead: false },
    disk: { freeBytes: 50e9, totalBytes: 100e9, isLow: false },
    photos: { isReadable: true },
  })
})

test('is alive but not ready when the database refuses writes', async () => {
  let now = NOW
  const store = await newSqliteStore()
  const { get } = await newApp({ store, now: () => now })
  store.writeSqlite.pragma('query_only = 1')
  const response = await get('/api/health/ready')
  expect([response.statusCode, response.json()]).toEqual([503, { message: 'The database takes no writes' }])
  expect(response.headers['retry-after']).toBe('5')
  for (const path of ['/api/health/live', '/api/health/serving'])
    expect((await get(path)).statusCode).toBe(200)
  store.writeSqlite.pragma('query_only = 0')
  now += 1000
  expect((await get('/api/health/ready')).statusCode).toBe(200)
})

test('is not ready when the database does not respond', async () => {
  const { get, store } = await newApp({ isOwn: true })
  vi.spyOn(store.schema, 'executed').mockReturnValue(new Promise(() => undefined))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const response = get('/api/health/ready')
  await vi.advanceTimersByTimeAsync(6000)
  const { statusCode, body, headers } = await response
  expect([statusCode, body, headers['retry-after']]).toEqual([
    503,
    '{"message":"The checks take too long"}',
    '5',
  ])
})

test('is not ready when a migration is missing', async () => {
  const { get, store } = await newApp({ isOwn: true })
  await store.run(`delete from kysely_migration where name = '157-foreign-returns'`)
  expect((await get('/api/health/ready')).json()).toEqual({
    message: 'Migrations are missing: 157-foreign-returns',
  })
})

test('is not ready and serves nobody new while it stops', async () => {
  const { get, app } = await newApp({ isOwn: true })
  app.announceStop()
  for (const path of ['/api/health/ready', '/api/health/serving'])
    expect((await get(path)).json()).toEqual({ message: 'The server is stopping' })
})

test('writes once a second however often it is checked', async () => {
  let now = NOW
  const { get, store } = await newApp({ now: () => now, isOwn: true })
  const writtenAfter = async (wait: number) => {
    now += wait
    await get('/api/health/ready')
    return (await store.read.selectFrom('readiness').select('checked_at').executeTakeFirstOrThrow())
      .checked_at
  }
  expect(await writtenAfter(0)).toBe(NOW)
  expect(await writtenAfter(999)).toBe(NOW)
  expect(await writtenAfter(1)).toBe(NOW + 1000)
  // The clock was set back.
  expect(await writtenAfter(-5000)).toBe(NOW - 4000)
})

test.each([
  [10_000_000_000, 200, { disk: { freeBytes: 10_000_000_000, totalBytes: 100e9, isLow: false } }],
  [9_999_999_999, 200, { disk: { freeBytes: 9_999_999_999, totalBytes: 100e9, isLow: true } }],
  [1_000_000, 503, { message: 'The disk is full' }],
])('with %i of 100 GB free it responds with %i', async (free, status, body) => {
  const space = () => Promise.resolve({ free, total: 100e9 })
  const { get } = await newApp({ disk: { ...LARGE_DISK, space } })
  const response = await get('/api/health/ready')
  expect(response.statusCode).toBe(status)
  expect(response.json()).toMatchObject(body)
})

test('is not ready when the data folder is gone', async () => {
  const space = () => Promise.reject(Object.assign(new Error('No'), { code: 'ENOENT' }))
  const { get } = await newApp({ disk: { ...LARGE_DISK, space } })
  const response = await get('/api/health/ready')
  expect(response.statusCode).toBe(503)
  expect(response.json()).toEqual({ message: 'The data folder is not there' })
})

const MAIL_SERVER = { host: 'mail.example', port: null, secure: true, account: null }

test.each([
  ['nothing', {}, false, 200],
  ['the database', { databaseUrl: null }, false, 503],
  ['photos', {}, true, 503],
  ['mails', { smtp: null }, false, 503],
])('a full disk that has %s of the portal', async (_, own, isOnDisk, status) => {
  const disk = { ...LARGE_DISK, space: () => Promise.resolve({ free: 1_000_000, total: 100e9 }) }
  const config = { databaseUrl: 'postgres:///portal', smtp: MAIL_SERVER, ...own }
  const { get } = await newApp({ disk, config, media: (store) => ({ ...store, isOnDisk }) })
  expect((await get('/api/health/ready')).statusCode).toBe(status)
})

/** A disk that accepts or refuses writes, as a test sets it. */
function newDisk() {
  const disk = {
    ...LARGE_DISK,
    takesWrites: true,
    isSuspect: false,
    markSuspect() {
      disk.isSuspect = true
    },
    probe() {
      if (!disk.takesWrites) return Promise.reject(Object.assign(new Error('Full'), { code: 'ENOSPC' }))
      disk.isSuspect = false
      return Promise.resolve()
    },
  }
  return disk
}

test('is not ready after a write ran out of space, until the disk accepts one again', async () => {
  let now = NOW
  const disk = newDisk()
  const store = await newSqliteStore()
  const portal = await newApp({ store, now: () => now, disk })
  const cookies = await portal.signIn('owner')
  const readiness = async () => {
    now += 1000
    const { statusCode, body } = await portal.get('/api/health/ready')
    return `${statusCode} ${statusCode === 200 ? '' : (JSON.parse(body) as { message: string }).message}`
  }
  const pages = Number(store.writeSqlite.pragma('page_count', { simple: true }))
  store.writeSqlite.pragma(`max_page_count = ${pages}`)
  disk.takesWrites = false
  expect(await readiness()).toBe('200 ')
  const send = () => submit(portal, cookies, { description: 'Wild honey. '.repeat(80) })
  let status = 201
  for (let sent = 0; sent < 9 && status === 201; sent++) status = (await send()).statusCode
  expect(status).toBe(507)
  expect(await readiness()).toBe('503 The disk takes no writes')
  expect(await readiness()).toBe('503 The disk takes no writes')
  store.writeSqlite.pragma(`max_page_count = ${pages * 2}`)
  disk.takesWrites = true
  expect(await readiness()).toBe('200 ')
})

test('is not ready while the database can’t grow, though updates in place succeed', async () => {
  let now = NOW
  const store = await newSqliteStore()
  const portal = await newApp({ store, now: () => now })
  const cookies = await portal.signIn('owner')
  const readiness = async () => {
    now += 1000
    return (await portal.get('/api/health/ready')).json<{ message?: string }>().message
  }
  const pages = Number(store.writeSqlite.pragma('page_count', { simple: true }))
  store.writeSqlite.pragma(`max_page_count = ${pages}`)
  let status = 201
  for (let sent = 0; sent < 9 && status === 201; sent++)
    status = (await submit(portal, cookies, { description: 'Wild honey. '.repeat(80) })).statusCode
  expect(status).toBe(507)
  const full = 'The database can’t grow: there is no space left'
  expect(await readiness()).toBe(full)
  await store.write.updateTable('readiness').set({ checked_at: 1 }).execute()
  expect(store.isFailing).toBe(false)
  expect(await readiness()).toBe(full)
  store.writeSqlite.pragma('query_only = 1')
  expect(await readiness()).toBe('The database takes no writes')
  store.writeSqlite.pragma('query_only = 0')
  store.writeSqlite.pragma(`max_page_count = ${pages * 2}`)
  expect(await readiness()).toBeUndefined()
  expect(await store.read.selectFrom('readiness').select('probe').execute()).toEqual([{ probe: null }])
})

test('is ready with a database of a newer version, which only adds columns', async () => {
  const { get, store } = await newApp({ isOwn: true })
  await store.run(`insert into kysely_migration (name, timestamp) values ('999-of-the-future', '')`)
  expect((await get('/api/health/ready')).statusCode).toBe(200)
})

test('is not ready after photos could not be stored, until the disk accepts writes again', async () => {
  let now = NOW
  const disk = newDisk()
  const full = () => Promise.reject(Object.assign(new Error('Full'), { code: 'ENOSPC' }))
  const portal = await newApp({
    now: () => now,
    disk,
    media: (own) => ({ ...own, put: (files) => (disk.takesWrites ? own.put(files) : full()) }),
  })
  const cookies = await portal.signIn('owner')
  const readiness = async () => {
    now += 1000
    return (await portal.get('/api/health/ready')).statusCode
  }
  disk.takesWrites = false
  expect((await submit(portal, cookies, { images: [await createSmallPhoto()] })).statusCode).toBe(507)
  expect(await readiness()).toBe(503)
  disk.takesWrites = true
  expect(await readiness()).toBe(200)
})

test('is ready again after the next successful write', async () => {
  const store = await newSqliteStore()
  const { ids } = await newApp({ store })
  store.writeSqlite.pragma('query_only = 1')
  const rename = () =>
    store.write.updateTable('users').set({ first_name: 'Mose' }).where('id', '=', ids.owner).execute()
  await expect(rename()).rejects.toThrow('readonly')
  const inTransaction = store.write.transaction().execute((trx) => trx.deleteFrom('users').execute())
  await expect(inTransaction).rejects.toThrow('readonly')
  expect(store.isFailing).toBe(true)
  store.writeSqlite.pragma('query_only = 0')
  await rename()
  expect(store.isFailing).toBe(false)
})

test.each([
  ['are missing', () => Promise.resolve(null)],
  ['are refused', () => Promise.reject(Object.assign(new Error('No'), { code: 'EACCES' }))],
  ['never come', () => new Promise<null>(() => undefined)],
] as const)('reports photos whose files %s, and stays ready', async (_how, read) => {
  let now = NOW
  let isAway = false
  const portal = await newApp({
    now: () => now,
    media: (store) => ({ ...store, read: (...args) => (isAway ? read() : store.read(...args)) }),
  })
  const cookies = await portal.signIn('owner')
  expect((await submit(portal, cookies, { images: [await createSmallPhoto()] })).statusCode).toBe(201)
  const readable = async () => {
    now += 10_000
    const response = await portal.get('/api/health/ready')
    expect(response.statusCode).toBe(200)
    return response.json<{ photos: unknown }>().photos
  }
  expect(await readable()).toEqual({ isReadable: true })
  isAway = true
  expect(await readable()).toEqual({ isReadable: false })
  isAway = false
  expect(await readable()).toEqual({ isReadable: true })
})
