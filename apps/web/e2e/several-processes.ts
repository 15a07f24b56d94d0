import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import getPort from 'get-port'
import { runCommand } from './operator.ts'
import { createCopy } from './portal.ts'
import { start, waitUntilOk, type Running } from './processes.ts'

const API = join(import.meta.dirname, '../../api')
const EACH = 2

type Environment = Readonly<Record<string, string>>

/** PostgreSQL and an S3 store of their own. */
interface Stores {
  readonly environment: Environment
  /** Kills PostgreSQL, or starts it again on the same data. */
  readonly controlDatabase: (what: 'kill' | 'restart') => Promise<void>
  readonly stop: () => Promise<void>
}

async function startStores(): Promise<Stores> {
  const stores = spawn(process.execPath, [join(API, 'test/serve-stores.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: stores.stdout })
  const [line] = (await once(lines, 'line')) as [string]
  return {
    environment: JSON.parse(line) as Environment,
    async controlDatabase(what) {
      const done = once(lines, 'line')
      stores.stdin.write(`${what}\n`)
      await done
    },
    async stop() {
      const ended = once(stores, 'exit')
      stores.stdin.end()
      await ended
    },
  }
}

/** One address for several ports: each connection goes to the next one. */
async function startFront(port: number, behind: readonly number[]): Promise<() => Promise<void>> {
  const open = new Set<Socket>()
  const keep = (socket: Socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
  }
  let turn = 0
  const server = createServer((visitor) => {
    const chosen = connect(behind[turn++ % behind.length] ?? 0, '127.0.0.1')
    keep(visitor)
    keep(chosen)
    visitor.on('error', () => chosen.destroy()).pipe(chosen)
    chosen.on('error', () => visitor.destroy()).pipe(visitor)
  }).listen(port)
  await once(server, 'listening')
  return async () => {
    for (const socket of open) socket.destroy()
    server.close()
    await once(server, 'close')
  }
}

export interface SeveralProcesses {
  /** Public address. */
  url: string
  /** Of each web server. */
  webUrls: readonly string[]
  controlDatabase: Stores['controlDatabase']
  /** For the operator's commands. */
  environment: Environment
  stop: () => Promise<void>
}

/**
 * Two API processes and two web processes on one PostgreSQL and one S3 store, each with its own folder, as on separate
 * machines. The demo is moved there from a seeded folder.
 */
export async function startSeveralProcesses(seeded: string): Promise<SeveralProcesses> {
  const stores = await startStores()
  const left = await createCopy(seeded)
  const { DATABASE_URL = '', ...media } = stores.environment
  await runCommand({ ...media, DATA_DIR: left.folder }, 'move', '--to', DATABASE_URL)
  const port = await getPort()
  const url = `http://localhost:${port}`
  const shared = {
    ...stores.environment,
    PUBLIC_URL: url,
    PORT: String(port),
    PORTAL_DEMO: '1',
    SESSION_SECRET: 'a secret that all processes share',
    LOG_LEVEL: 'warn',
    RATE_LIMIT_SCALE: '1000',
  }
  const folders = [left, ...(await Promise.all(Array.from({ length: EACH }, () => createCopy())))]
  const startOne = async ({ folder }: { folder: string }): Promise<{ port: number; running: Running[] }> => {
    const [apiPort, webPort] = [await getPort(), await getPort()]
    const api = start('api', { ...shared, DATA_DIR: folder, API_PORT: String(apiPort) })
    const apiUrl = `http://127.0.0.1:${apiPort}`
    await waitUntilOk(`${apiUrl}/api/health/ready`, api)
    const web = start('web', {
      PUBLIC_URL: url,
      LOG_LEVEL: 'warn',
      RATE_LIMIT_SCALE: '1000',
      PORT: String(webPort),
      WEB_API_URL: apiUrl,
    })
    await waitUntilOk(`http://127.0.0.1:${webPort}/health/live`, web)
    return { port: webPort, running: [web, api] }
  }
  const started = await Promise.all(folders.slice(1).map(startOne))
  const stopFront = await startFront(
    port,
    started.map((one) => one.port),
  )
  return {
    url,
    webUrls: started.map((one) => `http://127.0.0.1:${one.port}`),
    controlDatabase: stores.controlDatabase,
    environment: { ...shared, DATA_DIR: left.folder },
    async stop() {
      await stopFront()
      await Promise.all(started.flatMap(({ running }) => running.map((one) => one.stop())))
      await stores.stop()
      await Promise.all(folders.map(({ remove }) => remove()))
    },
  }
}
