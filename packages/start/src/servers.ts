import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { prettyFactory } from 'pino-pretty'
import type { Processes, RunningProcess } from './processes.ts'
import type { Screen } from './screen.ts'

/** A server, with the prefix of its log lines in a terminal. */
export interface Server {
  readonly name: string
  /** The folder of its app. */
  readonly folder: string
  /** The URL that responds once it is ready. */
  readonly readyUrl: string
}

/** The Node arguments that run an app with the demo. */
function readDemoArgs(folder: string): string[] {
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    scripts: { demo: string }
  }
  return scripts.demo.split(' ').slice(1)
}

/**
 * Starts a server. In a terminal its log lines are made readable, and only warnings and errors are shown unless `LOG_LEVEL` is
 * set.
 */
export function startServer(
  processes: Processes,
  { name, folder }: Pick<Server, 'name' | 'folder'>,
  screen: Screen,
): RunningProcess {
  const common = { args: readDemoArgs(folder), folder }
  if (!screen.isTerminal) return processes.start({ ...common, env: process.env, stdio: 'inherit' })
  const running = processes.start({
    ...common,
    env: { ...process.env, LOG_LEVEL: process.env['LOG_LEVEL'] || 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const format = prettyFactory({ ignore: 'pid,hostname', messageFormat: `${name}: {msg}` })
  const { stdout, stderr } = running.child
  if (stdout)
    createInterface(stdout).on('line', (line) => {
      screen.print(line.startsWith('{') ? format(line) : `${line}\n`)
    })
  stderr?.setEncoding('utf8').on('data', (text: string) => screen.print(text))
  return running
}

const RETRY_MS = 200
const TIMEOUT_MS = 5_000

/** Waits until a URL responds with success. */
export async function waitUntilReady(url: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const isReady = await fetch(url, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await sleep(RETRY_MS)
  }
}
