import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

/** A `clientError` of Node.js: bytes that are no request, or a request that never arrived. */
export type ClientError = Error & { readonly code?: string }

/**
 * Calls `refuse` for a client error, unless it is a timeout that this process caused: while it was blocked nothing was
 * read, and bytes that have arrived are read before the next immediate.
 */
export function refuseUnlessUnread(error: ClientError, socket: Socket, refuse: () => void): void {
  const mayBeUnread = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0
  if (mayBeUnread) setImmediate(() => void (socket.bytesRead === 0 && refuse()))
  else refuse()
}

/** A response for a connection that has no request; its content length is added. */
export interface RawResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: string
}

/** Formats a response as the bytes to write into a socket. */
export function formatResponse({ status, headers, body }: RawResponse): string {
  const lines = Object.entries({ ...headers, 'Content-Length': Buffer.byteLength(body) })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines}\r\n${body}`
}
