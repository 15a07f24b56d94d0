import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, start, waitUntilOk, type Running } from './processes.ts'

export interface Portal {
  /** Public address. */
  url: string
  apiUrl: string
  dataDir: string
  stopApi: () => Promise<void>
  /** Kills the API like a power cut: nothing pending is finished. */
  killApi: () => Promise<void>
  /** Starts the API again on the same data, at the same address. */
  startApi: () => Promise<void>
  stop: () => Promise<void>
}

/** The built portal on free ports, with demo data of its own. */
export async function startPortal(env: Record<string, string> = {}): Promise<Portal> {
  const [webPort, apiPort] = [await freePort(), await freePort()]
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-e2e-'))
  const url = `http://localhost:${webPort}`
  const apiUrl = `http://127.0.0.1:${apiPort}`
  const shared = { PUBLIC_URL: url, LOG_LEVEL: 'warn', RATE_LIMIT_SCALE: '1000', ...env }
  let api: Running
  const startApi = async () => {
    api = start('api', {
      ...shared,
      API_PORT: String(apiPort),
      PORT: String(webPort),
      DATA_DIR: dataDir,
      PORTAL_DEMO: '1',
    })
    await waitUntilOk(`${apiUrl}/api/health/ready`, api)
  }
  await startApi()
  const web = start('web', { ...shared, PORT: String(webPort), WEB_API_URL: apiUrl })
  await waitUntilOk(`http://127.0.0.1:${webPort}/health/live`, web)
  const stop = async () => {
    await Promise.all([web.stop(), api.stop()])
    await rm(dataDir, { recursive: true, force: true })
  }
  return {
    url,
    apiUrl,
    dataDir,
    stopApi: () => api.stop(),
    killApi: () => api.kill(),
    startApi,
    stop,
  }
}
