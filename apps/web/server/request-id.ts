import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { createRequestIds, isRequestId } from '@portal/domain/shared'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config/config.ts'

/** The id of a request: from the proxy to this server, to the API, and back to the client. */
export const REQUEST_ID = 'x-request-id'

const MAPPED = '::ffff:'

/** Takes the id that the trusted proxy sends along, where it is well-formed; makes one for any other request. */
export function createRequestIdOf({
  trustedProxy,
}: Pick<Config, 'trustedProxy'>): (request: IncomingMessage) => string {
  const nextId = createRequestIds(randomBytes(12).toString('base64url'))
  return ({ headers, socket: { remoteAddress = '' } }) => {
    const given = headers[REQUEST_ID]
    if (given === undefined || trustedProxy === null) return nextId()
    const peer = remoteAddress.startsWith(MAPPED) ? remoteAddress.slice(MAPPED.length) : remoteAddress
    return peer === trustedProxy && isRequestId(given) ? given : nextId()
  }
}

const scope = new AsyncLocalStorage<string>()

/** The id of the request that the running code works for; undefined outside of requests. */
export const currentRequestId = (): string | undefined => scope.getStore()

/** Runs work, and all that it begins, for a request; without one where it has none. */
export const runForRequest = <Result>(id: string | undefined, work: () => Result): Result =>
  id === undefined ? work() : scope.run(id, work)

/** Tells clients the id of their request, and lets what a handler begins know it. */
export function addRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header(REQUEST_ID, request.id)
    done()
  })
  app.addHook('preHandler', (request, _reply, done) => {
    runForRequest(request.id, done)
  })
}
