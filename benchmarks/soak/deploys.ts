import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { startApp, type AppName, type AppProcess } from '../shared/app-process.ts'

/** A restart; times in milliseconds since the soak started. */
export interface Deploy {
  name: AppName
  /** When SIGTERM was sent. */
  from: number
  /** When the new process was ready. */
  until: number
  /** Exit code of the old process: 0 if it finished its pending requests. */
  exitCode: number | null
}

/** The built portal in production mode with its own demo data; each process can be restarted. */
export interface Portal {
  url: string
  pidOf: (name: AppName) => number | undefined
  /** Sends SIGTERM, then starts a new process at the same address on the same data. */
  restart: (name: AppName) => Promise<number | null>
  /** Log lines of all processes that report errors. */
  errors: () => string[]
  stop: () => Promise<void>
}

/** Log level from which a line counts as an error. */
const ERROR_LEVEL = 50

export async function startPortal(): Promise<Portal> {
  const [webPort, apiPort] = [await getPort(), await getPort()]
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-soak-'))
  const url = `http://127.0.0.1:${webPort}`
  const shared = { PUBLIC_URL: url, LOG_LEVEL: 'info', RATE_LIMIT_SCALE: '1' }
  const ports = { api: apiPort, web: webPort }
  const envs = {
    api: { ...shared, DATA_DIR: dataDir, PORTAL_DEMO: '1' },
    web: { ...shared, WEB_API_URL: `http://127.0.0.1:${apiPort}`, WEB_TRUSTED_PROXY: '127.0.0.1' },
  }
  const running: Partial<Record<AppName, AppProcess>> = {}
  const outputs = { api: '', web: '' }
  const start = async (name: AppName) => {
    const onOutput = (text: string) => {
      outputs[name] += text
    }
    running[name] = await startApp(name, envs[name], { port: ports[name], onOutput })
  }
  const stop = async () => {
    await running.web?.stop()
    await running.api?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await start('api')
    await start('web')
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url,
    pidOf: (name) => running[name]?.pid,
    restart: async (name) => {
      const exitCode = (await running[name]?.stop()) ?? null
      await start(name)
      return exitCode
    },
    errors: () => Object.values(outputs).flatMap((output) => output.split('\n').filter(isError)),
    stop,
  }
}

const isError = (line: string): boolean => Number(/"level":(\d+)/.exec(line)?.[1] ?? 0) >= ERROR_LEVEL
