import { startApp } from '../shared/app-process.ts'
import type { OnEnd } from '@portal/api/test/file-end.ts'
import { threadsTime } from '../shared/processor-time.ts'
import type { OlderBuild } from './older-build.ts'
import { ENGINES, SECRET, type PortalsData } from '@portal/api/test/search-engines/portals.ts'

/** The older build stands first. */
export const SERVERS = ['before', ...ENGINES] as const
export type ServerName = (typeof SERVERS)[number]

/** Milliseconds of processor time. */
export interface TimeTaken {
  /** Of the process of the API. */
  readonly api: number
  /** Of the server of PostgreSQL. */
  readonly server: number
}

interface SearchServer {
  readonly origin: string
  /** So far. */
  taken(): TimeTaken
}

/** The older build only where there is one to compare with. */
export type SearchServers = Readonly<Partial<Record<ServerName, SearchServer>>>

interface ServersOptions {
  readonly data: PortalsData
  readonly older: OlderBuild | undefined
  /** Milliseconds of processor time of the server of PostgreSQL. */
  readonly serverTime: () => number
}

/** Starts the built API on each engine, with nothing kept of what was asked before, and an older build on SQLite. */
export async function startServers(
  { data: { dataDir, url }, older, serverTime }: ServersOptions,
  onEnd: OnEnd,
): Promise<SearchServers> {
  const start = async (env: Readonly<Record<string, string>>, askedTime: () => number, main?: string) => {
    const app = await startApp('api', { SESSION_SECRET: SECRET, ...env }, { main })
    onEnd(async () => void (await app.stop()))
    const { pid, origin } = app
    return { origin, taken: () => ({ api: threadsTime(pid), server: askedTime() }) }
  }
  const none = () => 0
  return {
    ...(older && { before: await start({ DATA_DIR: older.dataDir }, none, older.main) }),
    // Its server may be tidying up meanwhile, which is not theirs.
    SQLite: await start({ DATA_DIR: dataDir }, none),
    PostgreSQL: await start({ DATA_DIR: dataDir, DATABASE_URL: url }, serverTime),
  }
}
