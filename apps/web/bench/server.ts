import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { setTimeout } from 'node:timers/promises'

/** A server process under measurement. */
export interface Server {
  origin: string
  /** CPU time of all its threads so far, in microseconds. */
  usage: () => Promise<number>
  /** Its output so far. */
  output: () => string
  stop: () => Promise<void>
}

const USAGE = pathToFileURL(join(import.meta.dirname, 'usage.ts')).href
const START_WITHIN_MS = 30_000

/** Starts a script with Node.js options, and waits until a path responds. */
export async function startServer(
  { options, script }: { options: readonly string[]; script: string },
  origin: string,
  path: string,
  env: Readonly<Record<string, string>>,
): Promise<Server> {
  const child = fork(script, {
    execArgv: [...options, '--import', USAGE],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', NODE_ENV: 'production', ...env },
  })
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    await exited
  }
  const deadline = Date.now() + START_WITHIN_MS
  while (!(await fetch(origin + path).catch(() => null))?.ok) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop()
      throw new Error(`${script} did not answer`)
    }
    await setTimeout(100)
  }
  return {
    origin,
    usage: async () => {
      const answer = once(child, 'message')
      child.send('usage')
      return ((await answer) as [number])[0]
    },
    output: () => output,
    stop,
  }
}
