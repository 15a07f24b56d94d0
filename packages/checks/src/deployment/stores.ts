import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ROOT } from '../workspace.ts'
import { freePort } from './processes.ts'

export type Environment = Readonly<Record<string, string>>

/** PostgreSQL and an S3 store that run beside a test. */
export interface Stores {
  /** As a portal's environment names them. */
  readonly environment: Environment
  readonly stop: () => Promise<void>
}

/** Starts PostgreSQL, which is reached through a socket in a folder of root's, and an S3 store. */
export async function startStores(): Promise<Stores> {
  const stores = spawn(process.execPath, [join(ROOT, 'apps/api/test/serve-stores.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [line] = (await once(createInterface({ input: stores.stdout }), 'line')) as [string]
  return {
    environment: JSON.parse(line) as Environment,
    stop: async () => {
      const ended = once(stores, 'exit')
      stores.stdin.end()
      await ended
    },
  }
}

/** The same, with PostgreSQL on a port of this machine: for what runs as another user, or sees other folders. */
export async function startStoresOnPorts(): Promise<Stores> {
  const { environment, stop } = await startStores()
  const { pathname, searchParams } = new URL(environment['DATABASE_URL'] ?? '')
  const front = createServer((client) => {
    const server = connect(join(searchParams.get('host') ?? '', '.s.PGSQL.5432'))
    client.on('error', () => server.destroy()).pipe(server)
    server.on('error', () => client.destroy()).pipe(client)
  })
  const port = await freePort()
  await once(front.listen(port, '127.0.0.1'), 'listening')
  return {
    environment: {
      ...environment,
      DATABASE_URL: `postgres://${searchParams.get('user') ?? ''}@127.0.0.1:${port}${pathname}`,
    },
    stop: async () => {
      front.close()
      await stop()
    },
  }
}
