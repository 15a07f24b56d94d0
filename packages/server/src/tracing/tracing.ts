import type { IncomingMessage, ServerResponse } from 'node:http'

/** The trace of a request; it can be sent to a worker thread. */
export interface RequestTrace {
  /** The id of the trace, for the log; undefined if the trace is not sent. */
  readonly id: string | undefined
  /** Headers of a call to another server on behalf of the request, which continue its trace there. */
  readonly headers: Readonly<Record<string, string>>
}

/** Records requests for a collector. */
export interface Tracing {
  /**
   * Starts the span of a request, which ends when its response has closed. It continues the trace of a trusted caller, or
   * starts a new one.
   */
  startSpan(request: IncomingMessage, response: ServerResponse, isTrusted: boolean): void
  /** Runs work in the span of a request, so that spans started by it are children. */
  runInSpan(request: IncomingMessage, work: () => void): void
  /** Records a response. `route` is the pattern of its route, never the path; empty without a route. */
  recordResponse(request: IncomingMessage, route: string, status: number): void
  /** Returns the trace of a request; undefined if requests are not traced. */
  getTrace(request: IncomingMessage): RequestTrace | undefined
  /** Sends the remaining spans, for at most a second. */
  close(): Promise<void>
}

/** Traces nothing, at no cost. */
export const NO_TRACING: Tracing = {
  startSpan: () => undefined,
  runInSpan: (_request, work) => work(),
  recordResponse: () => undefined,
  getTrace: () => undefined,
  close: async () => undefined,
}

/** A collector of traces. */
export interface TracingConfig {
  /** The address of its OTLP endpoint, without a slash at the end. */
  readonly endpoint: string
  /** The share of requests that start a trace, from 0 to 1. */
  readonly share: number
}
