import { once } from 'node:events'
import { Agent, request } from 'node:https'
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
  // Browsers ask to keep the connection; Caddy resets one that it need not keep when it refuses a body.
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
  // A server that refuses a body closes the connection while it is sent.
  call.on('error', () => {})
  call.end(body)
  const [response] = (await once(call, 'response')) as [IncomingMessage]
  const { rawHeaders } = response
  const answerBody = await text(response)
  agent.destroy()
  return {
    status: response.statusCode ?? 0,
    body: answerBody,
    headers: (name) =>
      rawHeaders.filter(
        (_value, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === name.toLowerCase(),
      ),
  }
}
