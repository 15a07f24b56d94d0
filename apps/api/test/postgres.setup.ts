import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPostgres, type PostgresServer } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A socket that answers with the folder of the run's PostgreSQL server, or why there is none. */
    postgres: string
  }
}

/** Starts one PostgreSQL server for the whole run when the first test asks for it: runs without such tests need none. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let server: Promise<PostgresServer> | undefined
  const folder = mkdtempSync(join(tmpdir(), 'portal-api-postgres-'))
  const path = join(folder, 'socket')
  const listener = createServer((socket) => {
    server ??= startPostgres()
    const answer = server.then(
      ({ socketFolder }) => ({ socketFolder }),
      (error: unknown) => ({ error: String(error) }),
    )
    void answer.then((told) => socket.end(JSON.stringify(told)))
  })
  listener.listen(path)
  await once(listener, 'listening')
  project.provide('postgres', path)
  return async () => {
    listener.close()
    await (await server)?.stop()
    rmSync(folder, { recursive: true })
  }
}
