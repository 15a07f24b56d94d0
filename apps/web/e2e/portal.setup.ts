import type { TestProject } from 'vitest/node'
import { startPortal, type Portal } from './portal.ts'

declare module 'vitest' {
  interface ProvidedContext {
    portals: readonly Pick<Portal, 'url' | 'apiUrl' | 'dataDir'>[]
  }
}

/** One portal for each worker process, so that files don't disturb each other. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const portals = await Promise.all(Array.from({ length: project.config.maxWorkers }, () => startPortal()))
  project.provide(
    'portals',
    portals.map(({ url, apiUrl, dataDir }) => ({ url, apiUrl, dataDir })),
  )
  return async () => {
    await Promise.all(portals.map(({ stop }) => stop()))
  }
}
