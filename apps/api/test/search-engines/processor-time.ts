import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PostgresServer } from '#test/postgres-server.ts'
import type { Engine } from './portals.ts'

/** Milliseconds of one tick, in which `stat` counts. */
const TICK = 10
const NANOSECONDS = 1e6

/** Stands around what an engine is asked. */
export type Meter = <Found>(engine: Engine, work: () => Promise<Found>) => Promise<Found>

/** Milliseconds of processor time that questions took. */
export interface TimeTaken {
  /** In the process of the API. */
  api: number
  /** In the server of PostgreSQL. */
  server: number
}

/** Adds up what the questions to each engine take. */
export function openMeter(serverTime: () => number): {
  readonly meter: Meter
  readonly taken: Readonly<Record<Engine, TimeTaken>>
} {
  const taken = noTime()
  return {
    taken,
    async meter(engine, work) {
      const [server, api] = [serverTime(), ownTime()]
      const found = await work()
      taken[engine].api += ownTime() - api
      // SQLite asks no server, which may be tidying up meanwhile.
      if (engine === 'PostgreSQL') taken[engine].server += serverTime() - server
      return found
    },
  }
}

const noTime = () => ({ SQLite: { api: 0, server: 0 }, PostgreSQL: { api: 0, server: 0 } })

function ownTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e3
}

/** Reads the milliseconds of processor time that a server of PostgreSQL and its backends took so far. */
export function openServerTime({ socketFolder }: PostgresServer): () => number {
  const [pid = ''] = readFileSync(join(socketFolder, 'data', 'postmaster.pid'), 'utf8').split('\n')
  return () => {
    const backends = read(pid, `task/${pid}/children`).trim().split(' ')
    const running = [pid, ...backends].map(
      (one) => Number(read(one, 'schedstat').split(' ')[0]) / NANOSECONDS,
    )
    return running.reduce((sum, time) => sum + time, endedTime(pid))
  }
}

/** What children took that have ended, such as those that helped with one statement. */
function endedTime(pid: string): number {
  const line = read(pid, 'stat')
  // The name in brackets may hold anything.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[13] ?? 0) + Number(fields[14] ?? 0)) * TICK
}

/** A backend may end while it is read. */
function read(pid: string, file: string): string {
  try {
    return readFileSync(join('/proc', pid, file), 'utf8')
  } catch {
    return ''
  }
}
