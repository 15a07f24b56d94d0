import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import getPort from 'get-port'

const APPS = join(import.meta.dirname, '../../apps')
/** A first start seeds the demo, which takes minutes on a busy machine. */
const START_TIMEOUT_MS = 300_000

const HEALTH = { api: '/api/health/ready', web: '/health/live' } as const
const PORT_VARIABLES = { api: 'API_PORT', web: 'PORT' } as const
export type AppName = keyof typeof HEALTH

/** A built server of the portal. */
export interface AppProcess {
  readonly pid: number
  readonly origin: string
  /** Resolves to its exit code. */
  stop(): Promise<number | null>
}

interface AppOptions {
  /** The `main.js` of another build. */
  readonly main?: string | undefined
  readonly port?: number
  /** Receives its output, which is ignored by default. */
  readonly onOutput?: (text: string) => void
}

/** Starts the built server of an app as production does, on a free port unless one is given, and waits until it is ready. */
export async function startApp(
  app: AppName,
  env: Readonly<Record<string, string>>,
  { main, port: requestedPort, onOutput }: AppOptions = {},
): Promise<AppProcess> {
  const { options, script } = getStartCommand(app)
  const port = requestedPort ?? (await getPort())
  const child = spawn(process.execPath, [...options, main ?? script], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      RATE_LIMIT_SCALE: '1000000',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      SMTP_URL: 'file:',
      [PORT_VARIABLES[app]]: String(port),
      ...env,
    },
    stdio: ['ignore', onOutput ? 'pipe' : 'ignore', 'inherit'],
  })
  child.stdout?.setEncoding('utf8').on('data', (text: string) => onOutput?.(text))
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  const origin = `http://127.0.0.1:${port}`
  await waitUntilReady(child, origin + HEALTH[app])
  return { pid: child.pid ?? 0, origin, stop: () => stop(child) }
}

/** The Node options and the script of an app's `start`; throws if it is not built. */
export function getStartCommand(app: AppName): { options: string[]; script: string } {
  const folder = join(APPS, app)
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    scripts: { start: string }
  }
  const [, ...options] = scripts.start.split(' ')
  const script = join(folder, options.pop() ?? '')
  if (!existsSync(script)) throw new Error(`${app} is not built: pnpm --filter @portal/${app} build`)
  return { options, script }
}

async function waitUntilReady(child: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadline && !hasEnded(child)) {
    const response = await fetch(url).catch(() => null)
    if (response?.ok) return
    await setTimeout(100)
  }
  await stop(child)
  throw new Error(`${url} did not answer`)
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

async function stop(child: ChildProcess): Promise<number | null> {
  if (!hasEnded(child)) {
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    await exited
  }
  return child.exitCode
}
