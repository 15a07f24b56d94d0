import type { TestProject } from 'vitest/node'
import { rm } from 'node:fs/promises'
import { seedDemo, startPortal, type Portal } from './portal.ts'

declare module 'vitest' {
  interface ProvidedContext {
    portals: readonly Pick<Portal, 'url' | 'apiUrl' | 'dataDir'>[]
    /** A data folder with the demo, to be copied: seeding encodes every picture. */
    seeded: string
  }
}

/** One portal for each worker process, so that files don't disturb each other. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const seeded = await seedDemo()
  const portals = await Promise.all(
    Array.from({ length: project.config.maxWorkers }, () => startPortal({}, seeded)),
  )
  project.provide('seeded', seeded)
  project.provide(
    'portals',
    portals.map(({ url, apiUrl, dataDir }) => ({ url, apiUrl, dataDir })),
  )
  return async () => {
    await Promise.all(portals.map(({ stop }) => stop()))
    await rm(seeded, { recursive: true, force: true })
  }
}
