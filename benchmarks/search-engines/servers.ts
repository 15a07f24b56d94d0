import { startApp } from '../shared/app-process.ts'
import type { OnEnd } from '@portal/api/test/file-end.ts'
import { getThreadsTime } from '../shared/processor-time.ts'
import type { OlderBuild } from './older-build.ts'
import { ENGINES, SECRET, type PortalsData } from '@portal/api/test/search-engines/portals.ts'

/** The older build first. */
export const SERVERS = ['before', ...ENGINES] as const
export type ServerName = (typeof SERVERS)[number]

/** Milliseconds of processor time. */
export interface TimeTaken {
  /** Of the API process. */
  readonly api: number
  /** Of the PostgreSQL server. */
  readonly server: number
}

interface SearchServer {
  readonly origin: string
  /** The processor time so far. */
  readTimes(): TimeTaken
}

/** The older build is optional. */
export type SearchServers = Readonly<Partial<Record<ServerName, SearchServer>>>

interface ServersOptions {
  readonly data: PortalsData
  readonly older: OlderBuild | undefined
  /** The processor time of the PostgreSQL server, in milliseconds. */
  readonly serverTime: () => number
}

/** Starts the built API on each engine with cold caches, and an older build on SQLite. */
export async function startServers(
  { data: { dataDir, url }, older, serverTime }: ServersOptions,
  onEnd: OnEnd,
): Promise<SearchServers> {
  const start = async (
    env: Readonly<Record<string, string>>,
    readServerTime: () => number,
    main?: string,
  ) => {
    const app = await startApp('api', { SESSION_SECRET: SECRET, ...env }, { main })
    onEnd(async () => void (await app.stop()))
    const { pid, origin } = app
    return { origin, readTimes: () => ({ api: getThreadsTime(pid), server: readServerTime() }) }
  }
  const readNone = () => 0
  return {
    ...(older && { before: await start({ DATA_DIR: older.dataDir }, readNone, older.main) }),
    // PostgreSQL's background work must not count for SQLite.
    SQLite: await start({ DATA_DIR: dataDir }, readNone),
    PostgreSQL: await start({ DATA_DIR: dataDir, DATABASE_URL: url }, serverTime),
  }
}
