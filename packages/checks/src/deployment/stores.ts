import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ROOT } from '../workspace.ts'

export type Environment = Readonly<Record<string, string>>

/** PostgreSQL and an S3 store for a test. */
export interface Stores {
  /** The portal's environment variables for them. */
  readonly environment: Environment
  readonly stop: () => Promise<void>
}

/** Starts an S3 store and PostgreSQL, whose socket only root and its own user may access. */
export async function startStores(): Promise<Stores> {
  const stores = spawn(process.execPath, [join(ROOT, 'apps/api/test/serve-stores.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(stores, 'exit')
  const [line] = (await Promise.race([
    once(createInterface({ input: stores.stdout }), 'line'),
    ended.then(() => Promise.reject(new Error('The stores ended before they were ready'))),
  ])) as [string]
  return {
    environment: JSON.parse(line) as Environment,
    stop: async () => {
      stores.stdin.end()
      await ended
    },
  }
}

/** The same with PostgreSQL on a port, for programs of other users or with other folders. */
export async function startStoresOnPorts(): Promise<Stores> {
  const { environment, stop } = await startStores()
  const { pathname, searchParams } = new URL(environment['DATABASE_URL'] ?? '')
  const front = createServer((client) => {
    const server = connect(join(searchParams.get('host') ?? '', '.s.PGSQL.5432'))
    client.on('error', () => server.destroy()).pipe(server)
    server.on('error', () => client.destroy()).pipe(client)
  })
  await once(front.listen(0, '127.0.0.1'), 'listening')
  const { port } = front.address() as AddressInfo
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
