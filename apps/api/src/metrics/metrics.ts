import type { RecordedResponse } from '@portal/server/metrics'

/** How a public read was answered: from the cache, as not modified, or made anew. */
export type StoredResponse = 'hit' | 'not_modified' | 'miss'

/** What the process counts of its own work; whoever does the work tells of it. */
export interface Metrics {
  recordResponse(response: RecordedResponse): void
  storedAnswer(result: StoredResponse): void
  /** A request was refused since a limit, by its name, was used up. */
  limitRefused(limit: string): void
  /** A pass of a job ended; one that another process runs is none. */
  jobEnded(job: string, outcome: 'success' | 'failure'): void
}

/** Counts nothing: where nobody reads it, it costs nothing. */
export const NO_METRICS: Metrics = {
  recordResponse: () => undefined,
  storedAnswer: () => undefined,
  limitRefused: () => undefined,
  jobEnded: () => undefined,
}
