import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import getPort from 'get-port'
import { start, waitUntilOk, type Running } from './processes.ts'

export interface Portal {
  /** Public address. */
  url: string
  apiUrl: string
  dataDir: string
  /** The process id of the web server. */
  webPid: number
  /** The output of each process. */
  output: { web: () => string; api: () => string }
  stopApi: () => Promise<void>
  /** Kills the API like a power cut: nothing pending is finished. */
  killApi: () => Promise<void>
  /** Starts the API again on the same data, at the same address. */
  startApi: () => Promise<void>
  stop: () => Promise<void>
}

const newDataDir = (): Promise<string> => mkdtemp(join(tmpdir(), 'portal-e2e-'))

/** A new folder: a copy of another one, or empty. */
export async function createCopy(other?: string): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await newDataDir()
  if (other !== undefined) await cp(other, folder, { recursive: true })
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

const CLI = join(import.meta.dirname, '../../api/dist/cli.js')

/** A data folder with the demo and all sizes of its pictures, which no process uses. */
export async function seedDemo(): Promise<string> {
  const dataDir = await newDataDir()
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir }
  for (const command of [['migrate'], ['seed', 'demo', '--all-sizes']])
    await promisify(execFile)(process.execPath, [CLI, ...command], { env })
  return dataDir
}

/**
 * The built portal on free ports with its own data: a copy of a seeded folder, a newly seeded demo, or none with
 * PORTAL_DEMO=0.
 */
export async function startPortal(env: Record<string, string> = {}, seeded?: string): Promise<Portal> {
  const [webPort, apiPort] = [await getPort(), await getPort()]
  const { folder: dataDir, remove } = await createCopy(seeded)
  const url = `http://localhost:${webPort}`
  const apiUrl = `http://127.0.0.1:${apiPort}`
  const shared = { PUBLIC_URL: url, LOG_LEVEL: 'warn', RATE_LIMIT_SCALE: '1000', ...env }
  let api: Running
  const startApi = async () => {
    api = start('api', {
      PORTAL_DEMO: '1',
      ...shared,
      API_PORT: String(apiPort),
      PORT: String(webPort),
      DATA_DIR: dataDir,
    })
    await waitUntilOk(`${apiUrl}/api/health/ready`, api)
  }
  await startApi()
  const web = start('web', { ...shared, PORT: String(webPort), WEB_API_URL: apiUrl })
  await waitUntilOk(`http://127.0.0.1:${webPort}/health/live`, web)
  const stop = async () => {
    await Promise.all([web.stop(), api.stop()])
    await remove()
  }
  return {
    url,
    apiUrl,
    dataDir,
    webPid: web.process.pid ?? 0,
    output: { web: web.output, api: () => api.output() },
    stopApi: () => api.stop(),
    killApi: () => api.kill(),
    startApi,
    stop,
  }
}
