import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import getPort from 'get-port'
import { BENCH_SECRET } from './actor.ts'

export interface Usage {
  /** Microseconds, of all threads. */
  readonly cpu: NodeJS.CpuUsage
  /** Bytes. */
  readonly memory: number
}

export interface ServerProcess {
  readonly origin: string
  usage(): Promise<Usage>
  stop(): Promise<void>
}

const START_WITHIN = 60_000
const STOP_WITHIN = 10_000

/** The options that the built API is started with in production; the bare server gets them too. */
const OPTIONS = (
  JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
    scripts: { start: string }
  }
).scripts.start
  .split(' ')
  .slice(1, -1)

/** Starts a server on a free port of this machine, on a data folder of its own; `env` comes beside its settings. */
export async function startServer(
  script: string,
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const port = await getPort()
  const child = fork(script, {
    execArgv: [...OPTIONS, '--import', pathToFileURL(join(import.meta.dirname, 'usage.ts')).href],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      API_PORT: String(port),
      HOST: '127.0.0.1',
      PORTAL_DEMO: '0',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      SMTP_URL: 'file:',
      SESSION_SECRET: BENCH_SECRET,
      RATE_LIMIT_SCALE: '1000000',
      // A line for each answer, as in production; nobody reads them here.
      LOG_LEVEL: 'info',
      ...env,
    },
  })
  const origin = `http://127.0.0.1:${port}`
  await answering(child, origin)
  return {
    origin,
    async usage() {
      child.send('usage')
      const [usage] = (await once(child, 'message')) as [Usage]
      return usage
    },
    async stop() {
      if (child.exitCode !== null) return
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      const late = setTimeout(STOP_WITHIN, undefined, { ref: false }).then(() => child.kill('SIGKILL'))
      await Promise.race([exited, late])
    },
  }
}

async function answering(child: ChildProcess, origin: string): Promise<void> {
  const deadline = Date.now() + START_WITHIN
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`A server stopped at once, with ${child.exitCode}`)
    const answer = await fetch(`${origin}/api/businesses?limit=1`).catch(() => null)
    if (answer?.ok) return
    await setTimeout(100)
  }
  child.kill('SIGKILL')
  throw new Error(`A server did not answer within ${START_WITHIN / 1000} s`)
}
