import type { IncomingMessage, ServerResponse } from 'node:http'

/** The trace that a request is part of; it can be sent to a worker thread. */
export interface RequestTrace {
  /** The id of the trace, for the log; undefined where the trace is not sent. */
  readonly id: string | undefined
  /** Headers of a call to another server on behalf of the request, so that its trace goes on there. */
  readonly headers: Readonly<Record<string, string>>
}

/** Tells a collector how requests went. */
export interface Tracing {
  /**
   * Starts the span of a request, which ends when its response has closed. A trusted caller's trace goes on; any other
   * request starts one.
   */
  startSpan(request: IncomingMessage, response: ServerResponse, isTrusted: boolean): void
  /** Runs work under the span of a request, so that spans which it starts are its children. */
  runInSpan(request: IncomingMessage, work: () => void): void
  /** Records a response. `route` is the pattern of its route, never the path; empty where there is none. */
  recordResponse(request: IncomingMessage, route: string, status: number): void
  /** Returns the trace of a request; undefined where requests are not traced. */
  getTrace(request: IncomingMessage): RequestTrace | undefined
  /** Sends the remaining spans, as far as the collector takes them within a second. */
  close(): Promise<void>
}

/** Traces nothing: without a collector it costs nothing. */
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
