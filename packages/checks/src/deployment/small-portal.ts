import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { getDeployableFolder, type App } from './deployable.ts'
import { start, waitUntilOk, type Running } from './processes.ts'
import { startStores, type Environment } from './stores.ts'

export const PUBLIC_HOST = 'portal.example'

/** A process of the portal, and where it listens. */
export interface PortalProcess {
  readonly port: number
  /** The current process. */
  readonly running: () => Running
  /** Restarts it on its port after its end. */
  readonly restart: () => Promise<void>
}

/** Two web servers and two APIs, from the deployables, which reach each other through a proxy. */
export interface SmallPortal {
  readonly webs: readonly PortalProcess[]
  readonly apis: readonly PortalProcess[]
  /** The API's address for the web servers: the proxy's port for them. */
  readonly innerPort: number
  readonly stop: () => Promise<void>
}

const SCRIPTS: Readonly<Record<App, string>> = { api: 'dist/main.js', web: 'dist/server/main.js' }

async function run(app: App, health: string, env: Record<string, string>): Promise<PortalProcess> {
  const cwd = getDeployableFolder(app)
  const port = await getPort()
  const shared = {
    PORT: `${port}`,
    API_PORT: `${port}`,
    PUBLIC_URL: `https://${PUBLIC_HOST}`,
    // Several times as long as a proxy needs to notice that a process stops.
    SHUTDOWN_DELAY: '5',
  }
  const startProcess = async () => {
    const running = start(join(cwd, 'bin/node'), [SCRIPTS[app]], { cwd, env: { ...shared, ...env } })
    await waitUntilOk(`http://127.0.0.1:${port}${health}`, running)
    return running
  }
  let running = await startProcess()
  return {
    port,
    running: () => running,
    restart: async () => {
      running = await startProcess()
    },
  }
}

/** Runs an operator's command of the deployed API. */
function runCommand(env: Environment, ...args: readonly string[]): void {
  const cwd = getDeployableFolder('api')
  execFileSync(join(cwd, 'bin/node'), ['dist/cli.js', ...args], {
    cwd,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/**
 * Starts the processes on a new database and a new S3 store with the demo, each API with its own data folder, as on separate
 * machines.
 */
export async function startSmallPortal(): Promise<SmallPortal> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-processes-'))
  const stores = await startStores()
  const innerPort = await getPort()
  const getEnv = (machine: string): Environment => ({
    ...stores.environment,
    DATA_DIR: join(folder, machine),
    // The site is at an https address.
    PORTAL_DEMO: 'public',
    SESSION_SECRET: 'a secret of a portal that is only tried',
  })
  runCommand(getEnv('first'), 'migrate')
  runCommand(getEnv('first'), 'seed', 'demo')
  const api = (machine: string) => run('api', '/api/health/ready', getEnv(machine))
  const web = () =>
    run('web', '/health/live', {
      WEB_API_URL: `http://127.0.0.1:${innerPort}`,
      WEB_TRUSTED_PROXY: '127.0.0.1',
    })
  const apis = [await api('first'), await api('second')]
  const webs = [await web(), await web()]
  return {
    webs,
    apis,
    innerPort,
    stop: async () => {
      for (const { running } of [...webs, ...apis]) await running().stop('SIGKILL')
      await stores.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
