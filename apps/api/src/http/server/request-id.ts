import type { IncomingMessage } from 'node:http'
import { createRequestIds, isRequestId } from '@portal/domain/shared'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#config/config.ts'
import type { Tracing } from '#tracing/tracing.ts'
import { runForRequest } from '#shared/request-scope.ts'
import { getPeerAddress } from './client-ip.ts'
import { REQUEST_ID } from './headers.ts'

/** Takes the id that the trusted proxy sends along, where it is well-formed; makes one for any other request. */
export function createRequestIdOf(
  { trustedProxy }: Pick<Config, 'trustedProxy'>,
  randomBytes: (size: number) => Buffer,
): (request: IncomingMessage) => string {
  const nextId = createRequestIds(randomBytes(12).toString('base64url'))
  return ({ headers, socket }) => {
    const given = headers[REQUEST_ID]
    return given !== undefined && getPeerAddress(socket) === trustedProxy && isRequestId(given)
      ? given
      : nextId()
  }
}

/**
 * Lets what a handler begins know its request. From the handler on, since a body arrives on the connection's behalf; the
 * log lines of what comes before name their request by themselves.
 */
export function addRequestScope(app: FastifyInstance, { tracing }: { readonly tracing: Tracing }): void {
  app.addHook('preHandler', ({ id: reqId, raw }, _reply, done) => {
    const traceId = tracing.traceIdOf(raw)
    const fields = traceId === undefined ? { reqId } : { reqId, trace_id: traceId }
    runForRequest(fields, () => tracing.within(raw, done))
  })
}
