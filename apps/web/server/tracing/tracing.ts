import type { IncomingMessage, ServerResponse } from 'node:http'

/** The trace that a request is part of; a render thread gets it with its job. */
export interface RequestTrace {
  /** What a call to the API says, so that its trace goes on there. */
  readonly headers: Readonly<Record<string, string>>
  /** For the log; undefined where the trace is not sent. */
  readonly id: string | undefined
}

/** What tells a collector how requests went; whoever answers them tells of it. */
export interface Tracing {
  /**
   * A request came: it is traced until its answer has gone out. The trace of a caller that is trusted goes on; any other
   * request begins one.
   */
  begin(request: IncomingMessage, response: ServerResponse, isTrusted: boolean): void
  /** An answer has gone out. `route` is the route's pattern, never the path; empty where none answers. */
  answered(request: IncomingMessage, route: string, status: number): void
  traceOf(request: IncomingMessage): RequestTrace | undefined
  /** Sends what is left, as far as the collector takes it within a moment. */
  close(): Promise<void>
}

/** Traces nothing: where nobody collects it, it costs nothing. */
export const NO_TRACING: Tracing = {
  begin: () => undefined,
  answered: () => undefined,
  traceOf: () => undefined,
  close: async () => undefined,
}
