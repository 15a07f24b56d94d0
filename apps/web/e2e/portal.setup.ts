import type { TestProject } from 'vitest/node'
import { startPortal } from './portal.ts'

declare module 'vitest' {
  interface ProvidedContext {
    portalUrl: string
    apiUrl: string
    dataDir: string
  }
}

/** One portal for all files of a run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const portal = await startPortal()
  project.provide('portalUrl', portal.url)
  project.provide('apiUrl', portal.apiUrl)
  project.provide('dataDir', portal.dataDir)
  return portal.stop
}
