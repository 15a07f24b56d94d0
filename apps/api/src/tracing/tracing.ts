import type { IncomingMessage, RequestListener } from 'node:http'

/** What tells a collector how requests went; whoever answers them tells of it. */
export interface Tracing {
  /**
   * Traces what a listener does for each request, until its answer has gone out. The trace of a caller that is trusted goes
   * on; any other request begins one.
   */
  traced(listener: RequestListener, isTrusted: (request: IncomingMessage) => boolean): RequestListener
  /** Runs work on behalf of a request: what its body has begun knows nothing of the request. */
  within(request: IncomingMessage, work: () => void): void
  /** An answer was handed over. `route` is the route's pattern, empty where none answers. */
  answered(request: IncomingMessage, route: string, status: number): void
  /** The id of the trace that a request is part of; undefined where none is sent. */
  traceIdOf(request: IncomingMessage): string | undefined
  /** Sends what is left, as far as the collector takes it within a moment. */
  close(): Promise<void>
}

/** Traces nothing: where nobody collects it, it costs nothing. */
export const NO_TRACING: Tracing = {
  traced: (listener) => listener,
  within: (_request, work) => work(),
  answered: () => undefined,
  traceIdOf: () => undefined,
  close: async () => undefined,
}
