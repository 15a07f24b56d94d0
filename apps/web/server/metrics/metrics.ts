import type { RecordedResponse } from '@portal/server/metrics'

/** A completed call to the API. */
export interface ApiCall {
  /** For a page or file of this server, or forwarded for a client. */
  readonly kind: 'own' | 'forwarded'
  /** The class of the response's status, such as `2xx`; `failed` without a response. */
  readonly outcome: string
  /** From the call to the response's head, or to its end if it was read here. */
  readonly seconds: number
}

/** Records the metrics of the process. */
export interface Metrics {
  recordResponse(response: RecordedResponse): void
  /** Records a page view, from a stored page or not. */
  recordView(outcome: 'page' | 'stale' | 'redirect' | 'refused'): void
  /** Records the attempt to render a page that could not be served from the stored pages; it may be found unchanged. */
  recordRender(
    result: 'page' | 'redirect' | 'missing' | 'unchanged' | 'skipped' | 'failed',
    seconds: number,
  ): void
  readonly recordApiCall: (call: ApiCall) => void
}

/** Records nothing, if no metrics are served. */
export const NO_METRICS: Metrics = {
  recordResponse: () => undefined,
  recordView: () => undefined,
  recordRender: () => undefined,
  recordApiCall: () => undefined,
}

/** Returns the outcome of a call by the status of its response. */
export const getOutcome = (status: number): string => `${Math.floor(status / 100)}xx`
