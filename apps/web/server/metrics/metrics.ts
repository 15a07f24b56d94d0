/** A call to the API that has ended. */
export interface ApiCall {
  /** For a page or file of this server, or forwarded for a client. */
  readonly kind: 'own' | 'forwarded'
  /** The class of the answer's status, such as `2xx`; `failed` where no answer came. */
  readonly outcome: string
  /** From the call to the answer's head, or to its end where it was read here. */
  readonly seconds: number
}

/** What the process counts of its own work; whoever does the work tells of it. */
export interface Metrics {
  /** An answer has gone out. `route` is the route's pattern, never the path. */
  answered(
    request: { readonly method: string; readonly route: string },
    status: number,
    seconds: number,
  ): void
  /** A view of a page was answered, from the stored pages or not. */
  pageServed(outcome: 'page' | 'stale' | 'redirect' | 'refused'): void
  /** Views that no stored page could answer: one was made for them, or found to be unchanged. */
  pageMade(
    result: 'page' | 'redirect' | 'missing' | 'unchanged' | 'skipped' | 'failed',
    seconds: number,
  ): void
  readonly apiCalled: (call: ApiCall) => void
}

/** Counts nothing: where nobody reads it, it costs nothing. */
export const NO_METRICS: Metrics = {
  answered: () => undefined,
  pageServed: () => undefined,
  pageMade: () => undefined,
  apiCalled: () => undefined,
}

/** The outcome of a call that was answered with a status. */
export const getOutcome = (status: number): string => `${Math.floor(status / 100)}xx`
