import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MINUTE } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { syncEditorial } from '#features/content/editorial/editorial.service.ts'
import { newDataDir } from './data-dir.ts'
import { holdWriteLock } from './held-lock.ts'
import { CONFIG, newApp, NOW } from './new-app.ts'

const MESSAGE = {
  name: 'Mele',
  email: 'mele@kokonut.test',
  topic: 'other',
  message: 'Where do I find the form?',
}

const RESOURCE = `---
title: Cash book
description: What comes in and what goes out.
type: Template
topic: finance
tab: finance-funding
countries: [sb]
reviewedOn: 2026-11-20
sources:
  - { title: Manual, publisher: Labour office, url: null, date: 2015 }
---

Write it down.
`

/** Creates a folder with one resource to download. */
function newEditorial(): string {
  const folder = newDataDir()
  for (const kind of ['pages', 'resources', 'files']) mkdirSync(join(folder, kind))
  writeFileSync(join(folder, 'resources/cash-book.md'), RESOURCE)
  return folder
}

/** Creates the whole API, and another connection to its database with the write lock. */
async function newPortal({ lockTimeoutMs }: { lockTimeoutMs?: number } = {}) {
  let now = NOW
  const portal = await newApp({ now: () => now, ...(lockTimeoutMs !== undefined && { lockTimeoutMs }) })
  await syncEditorial(portal.store, { publicUrl: CONFIG.publicUrl, now: NOW, folder: newEditorial() })
  const cookies = await portal.signIn('owner')
  now += 2 * MINUTE
  const foreign = await holdWriteLock(portal.store)
  const send = () => portal.inject({ method: 'POST', url: '/api/contact', payload: MESSAGE })
  const answered = async (url: string, status = 200) =>
    expect([url, (await portal.get(url, cookies)).statusCode]).toEqual([url, status])
  return { ...portal, foreign, answered, send }
}

test('while another process writes, reads are served and a write waits for its turn', async () => {
  const { foreign, answered, send, app, store } = await newPortal()
  let isWritten = false
  const writing = send().then((response) => {
    isWritten = true
    return response
  })
  await answered('/api/businesses')
  await answered('/api/search?q=coffee')
  await answered('/api/auth/user')
  await answered('/api/businesses?owner=me')
  await answered('/api/resources/cash-book/download')
  expect(isWritten).toBe(false)
  await foreign.release()
  expect((await writing).statusCode).toBe(201)

  // Side effects of reads are written once the lock can't delay them any more.
  await app.close()
  const { used_at } = await store.read.selectFrom('sessions').select('used_at').executeTakeFirstOrThrow()
  expect(used_at).toBe(NOW + 2 * MINUTE)
  expect(await store.read.selectFrom('content_downloads').select('count').execute()).toEqual([{ count: 1 }])
})

test('a write that gets no turn in time is refused, and nothing is stored', async () => {
  const { foreign, send, store } = await newPortal({ lockTimeoutMs: 50 })
  const answers = await Promise.all([send(), send(), send()])
  for (const { statusCode, headers } of answers) {
    expect(statusCode).toBe(503)
    expect(headers['retry-after']).toBe('5')
  }
  await foreign.release()
  expect((await send()).statusCode).toBe(201)
  expect(await store.read.selectFrom('inquiries').select('id').execute()).toHaveLength(1)
})

test('a session that is signed out while its use is pending stays ended', async () => {
  const { foreign, answered, app, store } = await newPortal()
  await answered('/api/auth/user')
  await foreign.release()
  await answered('/api/logout', 303)
  await app.close()
  expect(await store.read.selectFrom('sessions').selectAll().execute()).toEqual([])
})

test('a readiness check delays nothing while another process writes', async () => {
  const { foreign, get, answered } = await newPortal()
  const ready = get('/api/health/ready')
  await answered('/api/businesses')
  await foreign.release()
  expect((await ready).statusCode).toBe(200)
})
