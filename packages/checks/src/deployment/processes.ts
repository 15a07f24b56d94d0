import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

/** Long enough for a first start, which fills the database, on a busy machine. */
const START_TIMEOUT_MS = 300_000

/** A program that runs during a test. */
export interface Running {
  readonly child: ChildProcess
  /** Its output so far. */
  readonly output: () => string
  /** Waits for its end; returns its exit code. */
  readonly ended: () => Promise<number | null>
  /** Sends a signal to the program or to a child process, and waits for the program's end; returns its exit code. */
  readonly stop: (signal?: NodeJS.Signals, pid?: number) => Promise<number | null>
}

/** Starts a program with the given environment; of this process's own it inherits only PATH. */
export function start(
  command: string,
  args: readonly string[],
  options: { env?: Readonly<Record<string, string>>; cwd?: string } = {},
): Running {
  const child = spawn(command, args, {
    ...(options.cwd !== undefined && { cwd: options.cwd }),
    env: { PATH: `${process.env.PATH ?? ''}:/usr/sbin:/sbin`, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  }
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const closed = once(child, 'close')
  const ended = async () => {
    await closed
    return child.exitCode
  }
  return {
    child,
    output: () => output,
    ended,
    stop: async (signal = 'SIGTERM', pid = child.pid) => {
      if (!hasEnded() && pid !== undefined) process.kill(pid, signal)
      return ended()
    },
  }
}

/**
 * Waits until a condition resolves to true.
 * @throws an Error with the program's output if it has ended or the timeout is over
 */
export async function waitUntil(
  running: Running,
  condition: () => Promise<boolean> | boolean,
): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadline && running.child.exitCode === null) {
    if (await condition()) return
    await sleep(100)
  }
  throw new Error(`It did not start:\n${running.output()}`)
}

/** Waits until a URL responds with success. */
export const waitUntilOk = (url: string, running: Running): Promise<void> =>
  waitUntil(running, async () => {
    const response = await fetch(url).catch(() => null)
    await response?.body?.cancel()
    return response?.ok === true
  })
