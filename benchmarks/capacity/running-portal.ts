import { startApp } from '../shared/app-process.ts'
import { startMailSink } from './mail-sink.ts'
import { SESSION_SECRET } from './people.ts'
import type { PortalData } from './portal.ts'
import { getProcessTreeMemory, getProcessTreeTime, getProcessTime } from '../shared/processor-time.ts'

export const ROLES = ['web', 'api', 'database'] as const
type Role = (typeof ROLES)[number]

/** A figure for each server of the portal; the database's is 0 for SQLite. */
export type ByRole = Readonly<Record<Role, number>>

/** The running servers of a portal. */
export interface RunningPortal {
  readonly data: PortalData
  readonly apiOrigin: string
  readonly webOrigin: string
  mails(): number
  /** Milliseconds of processor time so far. */
  time(): ByRole
  /** Bytes in memory. */
  memory(): ByRole
  stop(): Promise<void>
}

/** Starts the built API on a portal's data, and the built web server in front of it. */
export async function runPortal(data: PortalData): Promise<RunningPortal> {
  const sink = await startMailSink()
  const api = await startApp('api', {
    DATA_DIR: data.dataDir,
    ...(data.databaseUrl !== null && { DATABASE_URL: data.databaseUrl }),
    SESSION_SECRET,
    SMTP_URL: sink.url,
  })
  const web = await startApp('web', { WEB_API_URL: api.origin, WEB_TRUSTED_PROXY: '127.0.0.1' })
  const { serverPid } = data
  return {
    data,
    apiOrigin: api.origin,
    webOrigin: web.origin,
    mails: () => sink.received(),
    time: () => ({
      web: getProcessTime(web.pid),
      api: getProcessTime(api.pid),
      database: serverPid === null ? 0 : getProcessTreeTime(serverPid),
    }),
    memory: () => ({
      web: getProcessTreeMemory(web.pid),
      api: getProcessTreeMemory(api.pid),
      database: serverPid === null ? 0 : getProcessTreeMemory(serverPid),
    }),
    async stop() {
      await web.stop()
      await api.stop()
      await sink.stop()
    },
  }
}

export const mapRoles = (of: (role: Role) => number): ByRole => ({
  web: of('web'),
  api: of('api'),
  database: of('database'),
})
