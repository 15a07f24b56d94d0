import type { IncomingMessage } from 'node:http'
import { unmapAddress } from '@portal/server/network'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** The IP address of the client: the connection's, or the one that the trusted proxy forwards. */
    clientIp(request: FastifyRequest): string
  }
  interface FastifyRequest {
    /** Memoized, since limits and the log use it. */
    knownIp: string
  }
}

export function addClientIp(app: FastifyInstance): void {
  app.decorateRequest('knownIp', '')
  app.decorate('clientIp', (request) => (request.knownIp ||= unmapAddress(request.ip ?? '')))
}

/** `X-Forwarded-For`; undefined also if empty, as some proxies send it for a request without one. */
export const getForwardedFor = (headers: IncomingMessage['headers']): string | string[] | undefined =>
  headers['x-forwarded-for'] || undefined
