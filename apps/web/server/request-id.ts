import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { createRequestIds, isRequestId } from '@portal/domain/shared'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config/config.ts'
import type { RequestTrace, Tracing } from './tracing/tracing.ts'

/** The id of a request: from the proxy to this server, to the API, and back to the client. */
export const REQUEST_ID = 'x-request-id'

const MAPPED = '::ffff:'

/** Takes the id that the trusted proxy sends along, where it is well-formed; makes one for any other request. */
export function createRequestIdOf({
  trustedProxy,
}: Pick<Config, 'trustedProxy'>): (request: IncomingMessage) => string {
  const nextId = createRequestIds(randomBytes(12).toString('base64url'))
  return (request) => {
    const given = request.headers[REQUEST_ID]
    return given !== undefined && isFromProxy(request, trustedProxy) && isRequestId(given) ? given : nextId()
  }
}

/** Whether a request comes from the trusted proxy. */
export const isFromProxy = ({ socket }: IncomingMessage, trustedProxy: string | null): boolean =>
  isProxy(socket, trustedProxy)

/** Whether the peer of a connection is the trusted proxy. */
export function isProxy(
  { remoteAddress = '' }: Pick<Socket, 'remoteAddress'>,
  trustedProxy: string | null,
): boolean {
  if (trustedProxy === null) return false
  const peer = remoteAddress.startsWith(MAPPED) ? remoteAddress.slice(MAPPED.length) : remoteAddress
  return peer === trustedProxy
}

/** What work for a request knows of it. */
export interface RequestScope {
  readonly id: string
  readonly trace: RequestTrace | undefined
}

const scope = new AsyncLocalStorage<RequestScope>()

/** The request that the running code works for; undefined outside of requests. */
export const currentRequest = (): RequestScope | undefined => scope.getStore()

/** Runs work, and all that it begins, for a request; without one where it has none. */
export const runForRequest = <Result>(request: RequestScope | undefined, work: () => Result): Result =>
  request === undefined ? work() : scope.run(request, work)

/** What the log tells of a request. */
export const logFields = ({ id, trace }: RequestScope): { reqId: string; trace_id?: string } => ({
  reqId: id,
  // By the name that tools for logs know.
  ...(trace?.id !== undefined && { trace_id: trace.id }),
})

/** Headers of a call to the API on behalf of a request. */
export const toCallHeaders = ({ id, trace }: RequestScope): Readonly<Record<string, string>> => ({
  ...trace?.headers,
  [REQUEST_ID]: id,
})

/** Tells clients the id of their request, and lets what a handler begins know it. */
export function addRequestIds(app: FastifyInstance, tracing: Tracing): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header(REQUEST_ID, request.id)
    done()
  })
  app.addHook('preHandler', ({ id, raw }, _reply, done) => {
    runForRequest({ id, trace: tracing.traceOf(raw) }, done)
  })
}
