import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const ROOT = join(import.meta.dirname, '../../..')
/** A first start migrates and seeds the demo. */
const START_TIMEOUT_MS = 90_000

export type ProcessName = 'api' | 'web'

/** The production start command of an app: Node.js options and the script. */
export function startCommand(name: ProcessName): { options: string[]; script: string } {
  const app = join(ROOT, 'apps', name)
  const { scripts } = JSON.parse(readFileSync(join(app, 'package.json'), 'utf8')) as {
    scripts: { start: string }
  }
  const [program, ...options] = scripts.start.split(' ')
  const script = options.pop()
  if (program !== 'node' || script === undefined) throw new Error(`${name} is not started by node alone`)
  return { options, script: join(app, script) }
}

export interface Running {
  process: ChildProcess
  /** Its output, for failing tests. */
  output: () => string
  /** Sends SIGTERM and waits for the exit. */
  stop: () => Promise<void>
  /** Sends SIGKILL. */
  kill: () => Promise<void>
}

/** Starts a built process with only the given environment and PATH. */
export function start(name: ProcessName, env: Record<string, string>): Running {
  const { options, script } = startCommand(name)
  const child = spawn(process.execPath, [...options, script], {
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      NODE_ENV: 'production',
      SMTP_URL: 'file:',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  }
  return {
    process: child,
    output: () => output,
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill(signal)
  await exited
}

/** Waits until an address responds with 2xx; otherwise fails with the process's output. */
export async function waitUntilOk(url: string, running: Running): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadline) {
    if (running.process.exitCode !== null) break
    const response = await fetch(url).catch(() => null)
    if (response?.ok) return
    await sleep(100)
  }
  throw new Error(`${url} did not answer in time. The process wrote:\n${running.output()}`)
}
