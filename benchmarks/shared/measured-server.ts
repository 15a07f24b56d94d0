import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'

export interface Usage {
  /** Microseconds of processor time so far, of all threads. */
  readonly cpu: number
  /** Bytes in memory. */
  readonly memory: number
}

/** A server that reports its resource usage. */
export interface MeasuredServer {
  readonly origin: string
  usage: () => Promise<Usage>
  stop: () => Promise<void>
}

interface ServerOptions {
  /** Options of Node.js, such as those of an app's `start`. */
  readonly options: readonly string[]
  readonly script: string
  readonly port: number
  /** A path that responds once the server is ready. */
  readonly readyPath: string
  readonly env: Readonly<Record<string, string>>
  /** Receives its output, which is ignored by default. */
  readonly onOutput?: (text: string) => void
}

const USAGE = pathToFileURL(join(import.meta.dirname, 'usage.ts')).href
const START_TIMEOUT_MS = 300_000
const STOP_TIMEOUT_MS = 10_000

/** Starts a server on a port of this machine, in production mode, and waits until it responds. */
export async function startServer(server: ServerOptions): Promise<MeasuredServer> {
  const { options, script, port, readyPath, env, onOutput } = server
  const child = fork(script, {
    execArgv: [...options, '--import', USAGE],
    stdio: ['ignore', onOutput ? 'pipe' : 'ignore', 'inherit', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      SMTP_URL: 'file:',
      RATE_LIMIT_SCALE: '1000000',
      ...env,
    },
  })
  child.stdout?.setEncoding('utf8').on('data', (text: string) => onOutput?.(text))
  const origin = `http://127.0.0.1:${port}`
  await waitUntilReady(child, origin + readyPath)
  return {
    origin,
    async usage() {
      child.send('usage')
      const [usage] = (await once(child, 'message')) as [Usage]
      return usage
    },
    stop: () => stop(child),
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

async function stop(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  const forcedKill = setTimeout(STOP_TIMEOUT_MS, undefined, { ref: false }).then(() => child.kill('SIGKILL'))
  await Promise.race([exited, forcedKill])
}

async function waitUntilReady(child: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadline && !hasEnded(child)) {
    const response = await fetch(url).catch(() => null)
    if (response?.ok) return
    await setTimeout(100)
  }
  child.kill('SIGKILL')
  throw new Error(`${url} did not answer`)
}
