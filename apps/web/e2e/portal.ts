import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, start, untilOk, type Running } from './processes.ts'

export interface Portal {
  /** Where visitors find it. */
  url: string
  apiUrl: string
  dataDir: string
  stopApi: () => Promise<void>
  /** Ends the API as a power cut would: nothing under way is finished. */
  killApi: () => Promise<void>
  /** Starts it again on the same data, at the same address. */
  startApi: () => Promise<void>
  stop: () => Promise<void>
}

/** The whole portal from its builds, on free ports, with its own demo data. */
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
    await untilOk(`${apiUrl}/api/health/ready`, api)
  }
  await startApi()
  const web = start('web', { ...shared, PORT: String(webPort), WEB_API_URL: apiUrl })
  await untilOk(`http://127.0.0.1:${webPort}/health/live`, web)
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
