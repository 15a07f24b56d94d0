import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import getPort from 'get-port'

const APPS = join(import.meta.dirname, '../..')
const START_WITHIN = 60_000

/** A built server of the portal. */
export interface AppProcess {
  readonly pid: number
  readonly origin: string
  stop(): Promise<void>
}

const HEALTH = { api: '/api/health/ready', web: '/health/live' } as const
const PORT_OF = { api: 'API_PORT', web: 'PORT' } as const
type App = keyof typeof HEALTH

/**
 * Starts the built server of an app on a free port, as production does, and waits until it is ready; `main` is that of another
 * build.
 */
export async function startApp(
  app: App,
  env: Readonly<Record<string, string>>,
  main?: string,
): Promise<AppProcess> {
  const { options, script } = startCommand(app)
  const port = await getPort()
  const child = spawn(process.execPath, [...options, main ?? script], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      RATE_LIMIT_SCALE: '1000000',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      SMTP_URL: 'file:',
      [PORT_OF[app]]: String(port),
      ...env,
    },
    // Lines are written as in production; nobody reads them here.
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
  const origin = `http://127.0.0.1:${port}`
  const server = { pid: child.pid ?? 0, origin, stop: () => stop(child) }
  await whenReady(child, origin + HEALTH[app])
  return server
}

/** The options and the script of `start`. */
function startCommand(app: App): { options: string[]; script: string } {
  const folder = join(APPS, app)
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    scripts: { start: string }
  }
  const [, ...options] = scripts.start.split(' ')
  const script = join(folder, options.pop() ?? '')
  if (!existsSync(script)) throw new Error(`${app} is not built: pnpm --filter @portal/${app} build`)
  return { options, script }
}

async function whenReady(child: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + START_WITHIN
  while (Date.now() < deadline && !hasEnded(child)) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await setTimeout(100)
  }
  await stop(child)
  throw new Error(`${url} did not answer`)
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

async function stop(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
}
