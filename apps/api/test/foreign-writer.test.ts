import SqliteDatabase from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { syncEditorial } from '#features/content/content.service.ts'
import { CONFIG, newApp, NOW } from './new-app.ts'

const MINUTE = 60 * 1000
const MESSAGE = { name: 'Mele', email: 'mele@kokonut.test', topic: 'other', message: 'Where do I find the form?' }

/** The whole API, and another connection to its database that holds the write lock. */
async function newPortal({ lockWait }: { lockWait?: number } = {}) {
  let now = NOW
  const portal = await newApp({ now: () => now, ...(lockWait !== undefined && { lockWait }) })
  await syncEditorial(portal.store, { publicUrl: CONFIG.publicUrl, now: NOW })
  const cookies = await portal.signIn('owner')
  now += 2 * MINUTE
  const foreign = new SqliteDatabase(portal.store.writeSqlite.name)
  onTestFinished(() => void foreign.close())
  foreign.exec('begin immediate')
  const send = () => portal.inject({ method: 'POST', url: '/api/contact', payload: MESSAGE })
  return { ...portal, foreign, cookies, send }
}

test('while another process writes, reads are answered and a write waits for its turn', async () => {
  const { foreign, get, cookies, send, app, store } = await newPortal()
  let isWritten = false
  const writing = send().then((answer) => {
    isWritten = true
    return answer
  })
  const resource = (await get('/api/resources?limit=1')).json<{ downloadUrl: string }[]>()[0]
  for (const url of [
    '/api/businesses',
    '/api/search?q=coffee',
    '/api/auth/user',
    '/api/businesses?owner=me',
    resource?.downloadUrl ?? '',
  ]) {
    expect([url, (await get(url, cookies)).statusCode]).toEqual([url, 200])
  }
  expect(isWritten).toBe(false)
  foreign.exec('commit')
  expect((await writing).statusCode).toBe(201)

  // What the reads noted is written once they can't be held up by it any more.
  await app.close()
  const { used_at } = await store.read.selectFrom('sessions').select('used_at').executeTakeFirstOrThrow()
  expect(used_at).toBe(NOW + 2 * MINUTE)
  expect(await store.read.selectFrom('content_downloads').select('count').execute()).toEqual([{ count: 1 }])
})

test('a write that gets no turn in time is refused for now, and nothing of it is stored', async () => {
  const { foreign, send, store } = await newPortal({ lockWait: 50 })
  const answers = await Promise.all([send(), send(), send()])
  for (const { statusCode, headers } of answers) {
    expect(statusCode).toBe(503)
    expect(headers['retry-after']).toBe('5')
  }
  foreign.exec('rollback')
  expect((await send()).statusCode).toBe(201)
  expect(await store.read.selectFrom('inquiries').select('id').execute()).toHaveLength(1)
})

test('a session that is signed out while its use waits to be written stays gone', async () => {
  const { foreign, get, cookies, app, store } = await newPortal()
  expect((await get('/api/auth/user', cookies)).statusCode).toBe(200)
  foreign.exec('commit')
  expect((await get('/api/logout', cookies)).statusCode).toBe(303)
  await app.close()
  expect(await store.read.selectFrom('sessions').selectAll().execute()).toEqual([])
})

test('the question whether the server is ready holds nothing up while another process writes', async () => {
  const { foreign, get } = await newPortal()
  const ready = get('/api/health/ready')
  expect((await get('/api/businesses')).statusCode).toBe(200)
  foreign.exec('commit')
  expect((await ready).statusCode).toBe(200)
})
