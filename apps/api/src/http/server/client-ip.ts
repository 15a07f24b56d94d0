import type { IncomingMessage } from 'node:http'
import { isIPv6, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { Address6 } from 'ip-address'
import type { Config } from '#config/config.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The address a request comes from: the connection's, or what the trusted proxy says of it. */
    clientIp(request: FastifyRequest): string
  }
  interface FastifyRequest {
    /** Worked out once: limits and the log both ask. */
    knownIp: string
  }
}

export function addClientIp(app: FastifyInstance, { trustedProxy }: Pick<Config, 'trustedProxy'>): void {
  app.decorateRequest('knownIp', '')
  app.decorate(
    'clientIp',
    (request) => (request.knownIp ||= usualIp(request.raw, trustedProxy) ?? request.ip ?? ''),
  )
}

/**
 * The address of a client that comes by itself or over the trusted proxy alone, as nearly all do; null for others, for
 * whom the framework makes a list of every proxy on the way.
 */
export function usualIp({ headers, socket }: IncomingMessage, trustedProxy: string): string | null {
  const forwarded = headers['x-forwarded-for']
  const peer = peerOf(socket)
  if (forwarded === undefined) return peer
  const isOneOfProxy = peer === trustedProxy && typeof forwarded === 'string' && !forwarded.includes(',')
  return isOneOfProxy ? forwarded.trim() : null
}

const MAPPED = '::ffff:'

/** The other end of a connection, without the prefix of a socket that takes both families; '' once it has ended. */
export function peerOf({ remoteAddress = '' }: Pick<Socket, 'remoteAddress'>): string {
  return remoteAddress.startsWith(MAPPED) ? remoteAddress.slice(MAPPED.length) : remoteAddress
}

/** What one household or office gets: an IPv4 address, or the /64 of an IPv6 address. */
export function networkOf(ip: string): string {
  // Most addresses are no IPv6, which a glance tells.
  if (!ip.includes(':') || !isIPv6(ip)) return ip.toLowerCase()
  const address = new Address6(ip)
  if (address.isMapped4()) return address.to4().correctForm()
  return new Address6(`${ip}/64`).startAddress().correctForm()
}
