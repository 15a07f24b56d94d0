import { spawn } from 'node:child_process'
import { once } from 'node:events'
import http from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { newDataDir } from './data-dir.ts'
import { ask, REFUSED, startLoad } from './load.ts'
import { startServer } from './process.ts'
import { ENGINES, newProcessDatabase } from './process-database.ts'
import { findProgram } from './program.ts'

const SECRET = { SESSION_SECRET: 'a secret of thirty-two characters', RATE_LIMIT_SCALE: '10000' }
const CLIENTS = 8

test.each(ENGINES)(
  'SIGTERM under load on %s: connected clients get responses, later ones are refused at once',
  async (engine) => {
    const { env } = await newProcessDatabase(engine)
    const server = await startServer({ ...SECRET, ...env })
    const load = startLoad(server.url, { clients: CLIENTS })
    await expect.poll(() => load.outcomes.length).toBeGreaterThan(50)
    server.kill('SIGTERM')
    expect(await server.exitCode()).toBe(0)
    await load.end()
    expect(load.failures().map(({ result }) => result)).toEqual(Array<string>(CLIENTS).fill(REFUSED))
  },
)

test('readiness ends before connections are refused', async () => {
  const server = await startServer({ ...SECRET, DATA_DIR: newDataDir() })
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  const isReady = async () => (await ask(`${server.url}/api/health/ready`, agent)).result
  expect(await isReady()).toBe('200')
  server.kill('SIGTERM')
  let response = ''
  await expect.poll(async () => (response = await isReady())).not.toBe('200')
  expect(response).toBe('503')
})

test('with a delay, requests before its end get responses', async () => {
  const server = await startServer({ ...SECRET, DATA_DIR: newDataDir(), SHUTDOWN_DELAY: '5' })
  const comeAnew = async (path: string) => (await fetch(`${server.url}${path}`)).status
  expect(await comeAnew('/api/health/serving')).toBe(200)
  server.kill('SIGTERM')
  await expect.poll(() => comeAnew('/api/health/serving')).toBe(503)
  expect(await comeAnew('/api/businesses')).toBe(200)
  expect(await server.exitCode()).toBe(0)
  await expect(comeAnew('/api/businesses')).rejects.toThrow('fetch failed')
})

/** Starts a shell that keeps a socket and starts the server on it, again whenever that ends, as systemd does. */
async function supervise(env: Readonly<Record<string, string>>) {
  const socket = createServer().listen(0, '127.0.0.1')
  await once(socket, 'listening')
  const { port } = socket.address() as AddressInfo
  const { fd } = Reflect.get(socket, '_handle') as { fd: number }
  const { main, environment } = await findProgram()
  const program = 'while :; do sh -c \'LISTEN_PID=$$ exec "$0" "$1"\' "$0" "$1"; done'
  const shell = spawn('sh', ['-c', program, process.execPath, main], {
    env: { ...environment, ...SECRET, ...env, LISTEN_FDS: '1' },
    stdio: ['ignore', 'pipe', 'inherit', fd],
    detached: true,
  })
  // The shell and its child processes.
  onTestFinished(() => void process.kill(-(shell.pid ?? 0), 'SIGKILL'))
  // This process would accept connections too.
  socket.close()
  let said = ''
  shell.stdout?.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  return {
    url: `http://127.0.0.1:${port}`,
    /** The processes that have listened so far, oldest first. */
    processes: () => [...said.matchAll(/"pid":(\d+)[^\n]*Server listening/g)].map(([, pid]) => Number(pid)),
  }
}

test.each(ENGINES)(
  'a restart on a passed socket, on %s, fails no request: those in between wait for the next process',
  async (engine) => {
    const { env } = await newProcessDatabase(engine)
    const { url, processes } = await supervise(env)
    await expect.poll(() => processes().length).toBe(1)
    const load = startLoad(url, { clients: CLIENTS })
    await expect.poll(() => load.outcomes.length).toBeGreaterThan(50)
    const [first = 0] = processes()
    process.kill(first, 'SIGTERM')
    await expect.poll(() => processes().length).toBe(2)
    const before = load.outcomes.length
    await expect.poll(() => load.outcomes.length).toBeGreaterThan(before + 50)
    await load.end()
    expect(load.failures()).toEqual([])
  },
)
