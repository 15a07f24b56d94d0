import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import type { OnEnd } from './file-end.ts'
import { findProgram, INHERITED } from './program.ts'

/** The runtime options of `start`: without them the process needs more memory than a portal's. */
const OPTIONS = manifest.scripts.start.split(' ').filter((word) => word.startsWith('--'))

type Environment = Readonly<Record<string, string>>

/** Runs a start file of the server, by default the built one; the test's environment is not inherited beyond `env`. */
async function spawnServer(env: Environment, main: string | undefined, onEnd: OnEnd): Promise<ChildProcess> {
  const program = main === undefined ? await findProgram() : { main, environment: INHERITED }
  const child = spawn(process.execPath, [...OPTIONS, program.main], {
    env: { ...program.environment, API_PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onEnd(() => void child.kill('SIGKILL'))
  return child
}

/** Starts a real server process and resolves once it listens: of the built program, unless `main` is another start file. */
export async function startServer(env: Environment, main?: string, onEnd: OnEnd = onTestFinished) {
  const child = await spawnServer(env, main, onEnd)
  const exited = once(child, 'close') as Promise<[code: number | null]>
  let said = ''
  child.stdout?.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  const port = await listeningPort(child)
  const url = `http://127.0.0.1:${port}`
  return {
    port,
    pid: child.pid,
    url,
    newSession: (email?: string) => newSession(url, email),
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    exitCode: async () => (await exited)[0],
    /** The whole log so far. */
    log: () => said,
  }
}

/** Repeats a request while the server says that it is busy, as beside other tests. */
export async function fetchPatiently(url: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(url, init)
  if (response.status !== 503) return response
  await setTimeout(250)
  return fetchPatiently(url, init)
}

/** Registers an account; returns its session cookie. */
async function newSession(url: string, email = 'ana@example.com'): Promise<string> {
  const response = await fetchPatiently(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Ana',
      lastName: 'Vula',
      email,
      password: 'sago palm & 7 canoes',
    }),
  })
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
  const session = cookies.find((cookie) => cookie.startsWith('sid='))
  if (session === undefined) throw new Error(`${email} was not registered: ${response.status}`)
  return session
}

async function listeningPort({ stdout, stderr }: ChildProcess): Promise<number> {
  if (!stdout) throw new Error('The server has no output to read')
  let complaint = ''
  stderr?.on('data', (chunk: Buffer) => {
    complaint += chunk.toString()
  })
  for await (const line of createInterface({ input: stdout })) {
    const port = /listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1]
    if (port !== undefined) {
      // Later output is read too, since a full pipe would block the process.
      stdout.resume()
      return Number(port)
    }
  }
  throw new Error(`The server ended before it listened. ${complaint}`)
}

/** Runs a start that is expected to fail; returns its exit code and output. */
export async function failToStart(env: Environment, main?: string) {
  const child = await spawnServer(env, main, onTestFinished)
  let said = ''
  const hear = (chunk: Buffer) => {
    said += chunk.toString()
  }
  child.stdout?.on('data', hear)
  child.stderr?.on('data', hear)
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, said }
}
