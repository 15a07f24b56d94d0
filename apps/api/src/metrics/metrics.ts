import type { RecordedResponse } from '@portal/server/metrics'

/** The outcome of a public read: cached, not modified, or created. */
export type StoredResponse = 'hit' | 'not_modified' | 'miss'

/** Counters of the process's own work. */
export interface Metrics {
  recordResponse(response: RecordedResponse): void
  recordPublicRead(result: StoredResponse): void
  /** A request was refused because a limit, by its name, was used up. */
  recordLimitRefusal(limit: string): void
  /** A pass of a job ended; passes of other processes don't count. */
  recordJob(job: string, outcome: 'success' | 'failure'): void
}

/** Counts nothing, at no cost. */
export const NO_METRICS: Metrics = {
  recordResponse: () => undefined,
  recordPublicRead: () => undefined,
  recordLimitRefusal: () => undefined,
  recordJob: () => undefined,
}
