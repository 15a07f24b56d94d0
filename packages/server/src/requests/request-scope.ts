import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'
import type { RequestTrace, Tracing } from '../tracing/index.ts'
import { REQUEST_ID_HEADER } from './request-id.ts'

/** The request that work is done for; it can be sent to a worker thread. */
export interface RequestScope {
  readonly id: string
  readonly trace: RequestTrace | undefined
}

const scope = new AsyncLocalStorage<RequestScope>()

/** Returns the request that the running code works for; undefined outside of requests. */
export const getCurrentRequest = (): RequestScope | undefined => scope.getStore()

/** Runs work, and everything that it starts, in the scope of a request; without a request it just runs the work. */
export const runForRequest = <Result>(request: RequestScope | undefined, work: () => Result): Result =>
  request === undefined ? work() : scope.run(request, work)

/**
 * Runs handlers in the scope of their request. It begins with the handler, since a body is read in the scope of its
 * connection; earlier log lines add the request's fields themselves.
 */
export function addRequestScope(app: FastifyInstance, tracing: Tracing): void {
  app.addHook('preHandler', ({ id, raw }, _reply, done) => {
    runForRequest({ id, trace: tracing.getTrace(raw) }, () => tracing.runInSpan(raw, done))
  })
}

/** The log fields that identify a request. */
export interface RequestFields {
  readonly reqId: string
  /** The id of its trace, under the name that log tools expect. */
  readonly trace_id?: string
}

/** Returns the log fields of a request. */
export const getLogFields = ({ id, trace }: RequestScope): RequestFields => ({
  reqId: id,
  ...(trace?.id !== undefined && { trace_id: trace.id }),
})

/** Returns the log fields of the request that the running code works for; none outside of requests. */
export function getCurrentLogFields(): RequestFields | object {
  const request = getCurrentRequest()
  return request === undefined ? {} : getLogFields(request)
}

/** Returns the headers of a call to another server on behalf of a request. */
export const toCallHeaders = ({ id, trace }: RequestScope): Readonly<Record<string, string>> => ({
  ...trace?.headers,
  [REQUEST_ID_HEADER]: id,
})
