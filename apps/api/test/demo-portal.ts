import { expect } from 'vitest'
import { syncEditorial } from '#features/content/editorial/editorial.service.ts'
import { seedDemo } from '#demo/seed.ts'
import { newApp, NOW, type TestApp } from './new-app.ts'

/** Creates a portal with the demo, without pictures, and the texts that ship with the product. */
export async function newDemoPortal(): Promise<TestApp> {
  const portal = await newApp({ config: { rateLimitScale: 100_000 } })
  for (const table of ['sessions', 'users'] as const) await portal.store.write.deleteFrom(table).execute()
  expect(await seedDemo(portal.store, NOW)).toBe(true)
  await syncEditorial(portal.store, { publicUrl: 'http://localhost:3000', now: NOW })
  return portal
}
