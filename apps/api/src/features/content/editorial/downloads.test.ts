import type { ResourceItem } from '@portal/domain/contract'
import { expect, test } from 'vitest'
import { CONFIG, newApp, NOW } from '#test/new-app.ts'
import { newSqliteStore } from '#test/stores/sqlite-store.ts'
import { syncEditorial } from './editorial.service.ts'

test('downloads a resource while the database is locked, and counts it later', async () => {
  const store = await newSqliteStore()
  const { app, get } = await newApp({ store })
  await syncEditorial(store, { publicUrl: CONFIG.publicUrl, now: NOW })
  const [resource] = (await get('/api/resources?limit=1')).json<ResourceItem[]>()
  if (!resource) throw new Error('No resource is there')
  store.writeSqlite.pragma('query_only = 1')
  const response = await get(resource.downloadUrl)
  expect(response.statusCode).toBe(200)
  expect(response.rawPayload.length).toBe(resource.size)
  store.writeSqlite.pragma('query_only = 0')
  await get(resource.downloadUrl)
  await app.close()
  const counts = await store.read.selectFrom('content_downloads').select('count').execute()
  expect(counts).toEqual([{ count: 2 }])
})
