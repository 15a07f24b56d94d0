import type { Api, Stage, StageOptions } from './stage.ts'
import type { PostgresServer } from '@portal/api/test/postgres-server.ts'
import type { Traffic } from './traffic.ts'

/** What a case wants beside what all of them do. */
export interface Demand {
  readonly what: string
  readonly isMet: boolean
}

/** That the fault was felt: a call was refused from a moment on, so that what comes after it is worth something. */
export const isNoticeable = ({ answers }: Traffic, since: number): Demand => ({
  what: 'the fault is felt: calls are refused',
  isMet: answers.some(({ at, status }) => at > since && status === 503),
})

/** A fault that came and went. */
export interface Passed {
  /** From when on the portal could go on; milliseconds of `performance.now()`. */
  readonly since: number
  /** The processes that were there all the time. */
  readonly apis: readonly Api[]
  /** The process that was killed. */
  readonly killed?: Api
  /** The server that has the database now. */
  readonly postgres: PostgresServer
  readonly demands?: readonly Demand[]
}

export interface FaultCase {
  readonly name: string
  /** What the case needs of its stage; throws a `Skip` where this machine can't do it. */
  readonly options?: (onEnd: Stage['onEnd']) => Promise<StageOptions> | StageOptions
  readonly hasPhotos?: boolean
  /** Brings the fault about while writers write, and takes it away. */
  readonly run: (stage: Stage, traffic: Traffic) => Promise<Passed>
  /** Seconds that may pass without a successful write. */
  readonly maxGapSeconds?: number
  /** Statuses beside success and 503 that say what is wrong, with Retry-After as 503 has it. */
  readonly mayAnswer?: readonly number[]
  /** Whether the web server has nobody to ask, for so long that visitors get pages that it has kept. */
  readonly leavesKeptPages?: boolean
  /** Whether requests may stay without an answer, and as many mails may come twice as a process hands over at a time. */
  readonly killsApi?: boolean
  /** What is checked once writers have stopped. */
  readonly finish?: (stage: Stage, passed: Passed) => Promise<readonly Demand[]>
}
