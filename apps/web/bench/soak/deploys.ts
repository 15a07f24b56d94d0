import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { start, waitUntilOk, type ProcessName, type Running } from '../../e2e/processes.ts'

/** A restart; times in milliseconds since the soak started. */
export interface Deploy {
  name: ProcessName
  /** When SIGTERM was sent. */
  from: number
  /** When the new process was ready. */
  until: number
  /** Exit code of the old process: 0 if it finished its pending requests. */
  exitCode: number | null
}

/** The built portal in production mode on demo data of its own; each process can be restarted. */
export interface Portal {
  url: string
  pidOf: (name: ProcessName) => number | undefined
  /** Sends SIGTERM, then starts a new process at the same address on the same data. */
  restart: (name: ProcessName) => Promise<number | null>
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
  const apiUrl = `http://127.0.0.1:${apiPort}`
  const shared = { PUBLIC_URL: url, PORT: String(webPort), LOG_LEVEL: 'info', RATE_LIMIT_SCALE: '1' }
  const envs = {
    api: { ...shared, API_PORT: String(apiPort), DATA_DIR: dataDir, PORTAL_DEMO: '1' },
    web: { ...shared, WEB_API_URL: apiUrl, WEB_TRUSTED_PROXY: '127.0.0.1' },
  }
  const healthOf = { api: `${apiUrl}/api/health/ready`, web: `${url}/health/live` }
  const running: Partial<Record<ProcessName, Running>> = {}
  const all: Running[] = []
  const begin = async (name: ProcessName) => {
    const process = start(name, envs[name])
    running[name] = process
    all.push(process)
    await waitUntilOk(healthOf[name], process)
  }
  const stop = async () => {
    await running.web?.stop()
    await running.api?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await begin('api')
    await begin('web')
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url,
    pidOf: (name) => running[name]?.process.pid,
    restart: async (name) => {
      const old = running[name]
      await old?.stop()
      await begin(name)
      return old?.process.exitCode ?? null
    },
    errors: () => all.flatMap(({ output }) => output().split('\n').filter(isError)),
    stop,
  }
}

const isError = (line: string): boolean => Number(/"level":(\d+)/.exec(line)?.[1] ?? 0) >= ERROR_LEVEL
