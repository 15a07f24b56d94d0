/** How a public read was answered: from the cache, as not modified, or made anew. */
export type StoredAnswer = 'hit' | 'not_modified' | 'miss'

/** What the process counts of its own work; whoever does the work tells of it. */
export interface Metrics {
  /** An answer was handed over. `route` is the route's pattern, never the path; seconds since the request came. */
  answered(
    request: { readonly method: string; readonly route: string },
    status: number,
    seconds: number,
  ): void
  storedAnswer(result: StoredAnswer): void
  /** A request was refused since a limit, by its name, was used up. */
  limitRefused(limit: string): void
  /** A pass of a job ended; one that another process runs is none. */
  jobEnded(job: string, outcome: 'success' | 'failure'): void
}

/** Counts nothing: where nobody reads it, it costs nothing. */
export const NO_METRICS: Metrics = {
  answered: () => undefined,
  storedAnswer: () => undefined,
  limitRefused: () => undefined,
  jobEnded: () => undefined,
}
