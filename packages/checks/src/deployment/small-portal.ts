import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deployableFolder, type App } from './deployable.ts'
import { freePort, start, waitUntilOk, type Running } from './processes.ts'

export const PUBLIC_HOST = 'portal.example'

/** A process of the portal, and where it listens. */
export interface PortalProcess {
  readonly port: number
  /** The process of now. */
  readonly running: () => Running
  /** Starts it again on its port, after its end. */
  readonly restart: () => Promise<void>
}

/** Two web servers and two APIs, from the deployables, which reach each other through a proxy. */
export interface SmallPortal {
  readonly webs: readonly PortalProcess[]
  readonly apis: readonly PortalProcess[]
  /** Where the web servers look for an API: the proxy's port for them. */
  readonly innerPort: number
  readonly stop: () => Promise<void>
}

const SCRIPTS: Readonly<Record<App, string>> = { api: 'dist/main.js', web: 'dist/server/main.js' }

async function run(app: App, health: string, env: Record<string, string>): Promise<PortalProcess> {
  const cwd = deployableFolder(app)
  const port = await freePort()
  const shared = {
    PORT: `${port}`,
    API_PORT: `${port}`,
    PUBLIC_URL: `https://${PUBLIC_HOST}`,
    // Several times what a proxy takes to notice that a process stops.
    SHUTDOWN_DELAY: '5',
  }
  const begin = async () => {
    const running = start(join(cwd, 'bin/node'), [SCRIPTS[app]], { cwd, env: { ...shared, ...env } })
    await waitUntilOk(`http://127.0.0.1:${port}${health}`, running)
    return running
  }
  let running = await begin()
  return {
    port,
    running: () => running,
    restart: async () => {
      running = await begin()
    },
  }
}

/** Starts the processes on a new database with the demo in it. */
export async function startSmallPortal(): Promise<SmallPortal> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-processes-'))
  const innerPort = await freePort()
  const api = () =>
    run('api', '/api/health/ready', {
      DATA_DIR: join(folder, 'data'),
      PORTAL_DEMO: '1',
      SESSION_SECRET: 's'.repeat(40),
    })
  const web = () =>
    run('web', '/health/live', {
      WEB_API_URL: `http://127.0.0.1:${innerPort}`,
      WEB_TRUSTED_PROXY: '127.0.0.1',
    })
  // The first one fills the database.
  const apis = [await api(), await api()]
  const webs = [await web(), await web()]
  return {
    webs,
    apis,
    innerPort,
    stop: async () => {
      for (const { running } of [...webs, ...apis]) await running().stop('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
