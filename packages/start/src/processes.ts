import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'

export interface Command {
  readonly args: readonly string[]
  readonly folder: string
  readonly env: NodeJS.ProcessEnv
  readonly stdio: StdioOptions
}

export interface RunningProcess {
  readonly child: ChildProcess
  /** The exit code, once all output was read; null if a signal ended it. */
  readonly ended: Promise<number | null>
}

/** Processes that end with this one. */
export interface Processes {
  /** Starts a process with this program's Node. */
  readonly start: (command: Command) => RunningProcess
  /** Sends all running processes a signal to end. */
  readonly stop: (signal: NodeJS.Signals) => void
  readonly isStopping: () => boolean
}

export function createProcesses(): Processes {
  const running = new Set<ChildProcess>()
  let isStopping = false
  return {
    start({ args, folder, env, stdio }) {
      const child = spawn(process.execPath, args, { cwd: folder, env, stdio })
      running.add(child)
      const ended = once(child, 'close').then(([code]) => {
        running.delete(child)
        return code as number | null
      })
      return { child, ended }
    },
    stop(signal) {
      isStopping = true
      for (const child of running) child.kill(signal)
    },
    isStopping: () => isStopping,
  }
}
