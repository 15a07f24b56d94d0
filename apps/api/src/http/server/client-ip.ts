import type { IncomingMessage } from 'node:http'
import { isIPv6, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { Address6 } from 'ip-address'

declare module 'fastify' {
  interface FastifyInstance {
    /** The IP address of the client: the connection's, or the one that the trusted proxy forwards. */
    clientIp(request: FastifyRequest): string
  }
  interface FastifyRequest {
    /** Memoized, since limits and the log need it. */
    knownIp: string
  }
}

export function addClientIp(app: FastifyInstance): void {
  app.decorateRequest('knownIp', '')
  app.decorate('clientIp', (request) => (request.knownIp ||= unmapped(request.ip ?? '')))
}

/** `X-Forwarded-For`; undefined also where it is empty, as some proxies send it for a request that came without. */
export const getForwardedFor = (headers: IncomingMessage['headers']): string | string[] | undefined =>
  headers['x-forwarded-for'] || undefined

const MAPPED = '::ffff:'

/** The peer of a connection, without the IPv4-mapped prefix of a dual-stack socket; '' once it has ended. */
export const getPeerAddress = ({ remoteAddress = '' }: Pick<Socket, 'remoteAddress'>): string =>
  unmapped(remoteAddress)

const unmapped = (ip: string): string => (ip.startsWith(MAPPED) ? ip.slice(MAPPED.length) : ip)

/** The network of one household or office: an IPv4 address, or the /64 of an IPv6 address. */
export const toNetwork = (ip: string): string => toPrefix(ip, 64)

/** All that one customer of a provider may have: an IPv4 address, or the /48 of an IPv6 address. */
export const toPlace = (ip: string): string => toPrefix(ip, 48)

function toPrefix(ip: string, length: 48 | 64): string {
  // A cheap check for the common case.
  if (!ip.includes(':') || !isIPv6(ip)) return ip.toLowerCase()
  const address = new Address6(ip)
  if (address.isMapped4()) return address.to4().correctForm()
  return new Address6(`${ip}/${length}`).startAddress().correctForm()
}
