import type { TestProject } from 'vitest/node'
import { serveOnDemand } from './on-demand.ts'
import { startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A socket that returns the folder of the run's PostgreSQL server. */
    postgres: string
  }
}

/** Starts one PostgreSQL server for the whole run, on demand. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await serveOnDemand(startPostgres, ({ socketFolder }) => ({ socketFolder }))
  project.provide('postgres', server.socket)
  return () => server.end((one) => one.stop())
}
