import type { TestProject } from 'vitest/node'
import { openOnDemand } from './on-demand.ts'
import { startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A socket that tells the folder of the run's PostgreSQL server. */
    postgres: string
  }
}

/** One PostgreSQL server for the whole run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await openOnDemand(startPostgres, ({ socketFolder }) => ({ socketFolder }))
  project.provide('postgres', server.socket)
  return () => server.end((one) => one.stop())
}
