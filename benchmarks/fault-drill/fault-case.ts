import type { Api, Stage, StageOptions } from './stage.ts'
import type { PostgresServer } from '@portal/api/test/postgres-server.ts'
import type { Traffic } from './traffic.ts'

/** An expectation of a case. */
export interface Expectation {
  readonly what: string
  readonly isMet: boolean
}

/** Expects that the fault had an effect: a call was rejected after an instant, so that the results mean something. */
export const isNoticeable = ({ results }: Traffic, since: number): Expectation => ({
  what: 'the fault is felt: calls are refused',
  isMet: results.some(({ at, status }) => at > since && status === 503),
})

/** The state after a fault. */
export interface FaultOutcome {
  /** When the fault ended; milliseconds of `performance.now()`. */
  readonly since: number
  /** The processes that ran all the time. */
  readonly apis: readonly Api[]
  /** The process that was killed. */
  readonly killed?: Api
  /** The server of the database now. */
  readonly postgres: PostgresServer
  readonly expectations?: readonly Expectation[]
}

export interface FaultCase {
  readonly name: string
  /** The options of its stage; throws a `Skip` if this machine can't run the case. */
  readonly options?: (onEnd: Stage['onEnd']) => Promise<StageOptions> | StageOptions
  readonly hasPhotos?: boolean
  /** Causes the fault during traffic, and ends it. */
  readonly run: (stage: Stage, traffic: Traffic) => Promise<FaultOutcome>
  /** The longest time without a successful write, in seconds. */
  readonly maxGapSeconds?: number
  /** Expected statuses besides success and 503; they need a Retry-After too. */
  readonly allowedStatuses?: readonly number[]
  /** Whether no API is reachable for so long that visitors get stale pages. */
  readonly servesStalePages?: boolean
  /** Whether requests may get no response, and up to one batch of mails may be sent twice. */
  readonly killsApi?: boolean
  /** Further expectations, checked after the traffic has stopped. */
  readonly finish?: (stage: Stage, outcome: FaultOutcome) => Promise<readonly Expectation[]>
}
