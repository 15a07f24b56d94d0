import type { Engine } from './portals.ts'

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
