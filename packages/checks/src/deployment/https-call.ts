import { once } from 'node:events'
import { Agent, request } from 'node:https'
import { text } from 'node:stream/consumers'
import type { IncomingMessage } from 'node:http'

/** A response over TLS. */
export interface HttpsResponse {
  readonly status: number
  readonly body: string
  /** All values of a header. */
  readonly headers: (name: string) => string[]
}

/** The options of a call; by default a GET without a body. */
export interface CallOptions {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string | number>>
  readonly body?: Buffer
}

/**
 * Calls a server on this machine by its public name, trusting the given certificate.
 * @param body the bytes to send; the server may respond after reading only the first ones
 */
export async function callHttps(
  { port, host, certificate }: { port: number; host: string; certificate: string },
  path: string,
  { body, ...options }: CallOptions = {},
): Promise<HttpsResponse> {
  // As browsers do; otherwise Caddy resets the connection when it rejects a body.
  const agent = new Agent({ keepAlive: true })
  const call = request({
    host: '127.0.0.1',
    servername: host,
    ca: certificate,
    port,
    path,
    agent,
    ...options,
    headers: { Host: host, ...options.headers },
  })
  // A server that rejects a body closes the connection while it is sent.
  call.on('error', () => {})
  call.end(body)
  const [response] = (await once(call, 'response')) as [IncomingMessage]
  const { rawHeaders } = response
  const responseBody = await text(response)
  agent.destroy()
  return {
    status: response.statusCode ?? 0,
    body: responseBody,
    headers: (name) =>
      rawHeaders.filter(
        (_value, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === name.toLowerCase(),
      ),
  }
}
