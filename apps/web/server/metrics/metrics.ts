import type { RecordedResponse } from '@portal/server/metrics'

/** A call to the API that has ended. */
export interface ApiCall {
  /** For a page or file of this server, or forwarded for a client. */
  readonly kind: 'own' | 'forwarded'
  /** The class of the response's status, such as `2xx`; `failed` where no response came. */
  readonly outcome: string
  /** From the call to the response's head, or to its end where it was read here. */
  readonly seconds: number
}

/** What the process counts of its own work. */
export interface Metrics {
  recordResponse(response: RecordedResponse): void
  /** Records the view of a page, from a stored page or not. */
  recordView(outcome: 'page' | 'stale' | 'redirect' | 'refused'): void
  /** Records what came of a view that no stored page could serve: a render, or a page that was found to be unchanged. */
  recordRender(
    result: 'page' | 'redirect' | 'missing' | 'unchanged' | 'skipped' | 'failed',
    seconds: number,
  ): void
  readonly recordApiCall: (call: ApiCall) => void
}

/** Counts nothing: where nobody reads it, it costs nothing. */
export const NO_METRICS: Metrics = {
  recordResponse: () => undefined,
  recordView: () => undefined,
  recordRender: () => undefined,
  recordApiCall: () => undefined,
}

/** Returns the outcome of a call by the status of its response. */
export const getOutcome = (status: number): string => `${Math.floor(status / 100)}xx`
