import type { IncomingMessage } from 'node:http'
import { isFromProxy } from '../network/index.ts'

/** The header with the id of a request: from the proxy to the web server, to the API, and back to the client. */
export const REQUEST_ID_HEADER = 'x-request-id'

/** Characters that need no escaping in a header, in a log and in JSON; long enough for a UUID or the ids of proxies. */
const REQUEST_ID = /^[\w.-]{1,64}$/

/** Whether a value can be used as the id of a request: at most 64 safe characters. */
export const isRequestId = (value: unknown): value is string =>
  typeof value === 'string' && REQUEST_ID.test(value)

export interface RequestIdOptions {
  /** The IP address whose ids are used; null for none. */
  readonly trustedProxy: string | null
  readonly randomBytes: (size: number) => Buffer
}

/**
 * Creates the `genReqId` of a server: it uses a well-formed id of the trusted proxy, and generates one for any other
 * request, of random characters that are drawn once per process and a number.
 */
export function createRequestIds({
  trustedProxy,
  randomBytes,
}: RequestIdOptions): (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string {
  const prefix = randomBytes(12).toString('base64url')
  let number = 0
  return ({ headers, socket }) => {
    const receivedId = headers[REQUEST_ID_HEADER]
    if (receivedId !== undefined && isRequestId(receivedId) && isFromProxy(socket, trustedProxy))
      return receivedId
    number += 1
    return `${prefix}-${number.toString(36)}`
  }
}
