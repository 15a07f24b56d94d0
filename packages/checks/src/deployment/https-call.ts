import { once } from 'node:events'
import { request } from 'node:https'
import { text } from 'node:stream/consumers'
import type { IncomingMessage } from 'node:http'

/** An answer over TLS. */
export interface Answer {
  readonly status: number
  readonly body: string
  /** All values that a header was sent with. */
  readonly headers: (name: string) => string[]
}

/** What of a call is other than a GET without a body. */
export interface CallOptions {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string | number>>
  readonly body?: Buffer
}

/**
 * Calls a server of this machine under its public name, with a certificate that is trusted for this call.
 * @param body what is sent; only its first bytes may be taken by the server before it answers
 */
export async function callHttps(
  { port, host, certificate }: { port: number; host: string; certificate: string },
  path: string,
  { body, ...options }: CallOptions = {},
): Promise<Answer> {
  const call = request({
    host: '127.0.0.1',
    servername: host,
    ca: certificate,
    port,
    path,
    agent: false,
    ...options,
    headers: { Host: host, ...options.headers },
  })
  // A server that refuses a body closes the connection while it is sent.
  call.on('error', () => {})
  call.end(body)
  const [response] = (await once(call, 'response')) as [IncomingMessage]
  const { rawHeaders } = response
  return {
    status: response.statusCode ?? 0,
    body: await text(response),
    headers: (name) =>
      rawHeaders.filter(
        (_value, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === name.toLowerCase(),
      ),
  }
}
