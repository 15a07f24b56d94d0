import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { ConfigError } from '../environment/config-error.ts'

/** The address that metrics are read on; it must not be public. */
export interface MetricsConfig {
  readonly host: string
  readonly port: number
}

/** The metrics as text. */
export interface MetricsSource {
  readonly contentType: string
  read(): Promise<string>
  /** Called with the error of a failed read. */
  onError?(error: unknown): void
}

/** A server for `GET /metrics` and nothing else. */
export interface MetricsServer {
  /** The port that it listens on. */
  readonly port: number
  readonly close: () => Promise<void>
}

/** Serves metrics on a separate port. Throws a `ConfigError` if it can't listen there. */
export async function serveMetrics(
  source: MetricsSource,
  { host, port }: MetricsConfig,
): Promise<MetricsServer> {
  const server = createServer((request, response) => void respond(source, request, response))
  await listen(server, { host, port })
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

const NO_ADDRESS = 'METRICS_HOST is not an address of this machine'
const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program has that port',
  EADDRNOTAVAIL: NO_ADDRESS,
  ENOTFOUND: NO_ADDRESS,
  EACCES: 'this user may only take a port above 1023',
}

async function listen(server: Server, { host, port }: MetricsConfig): Promise<void> {
  try {
    server.listen(port, host)
    await once(server, 'listening')
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
    const reason = REASONS[code] ?? String(cause)
    throw new ConfigError(`METRICS_PORT is ${port}, but nothing can listen on ${host}:${port}: ${reason}`)
  }
}

async function respond(
  source: MetricsSource,
  { method, url }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (method !== 'GET' || url !== '/metrics') {
    response.writeHead(404).end()
    return
  }
  try {
    const text = await source.read()
    response.writeHead(200, { 'content-type': source.contentType }).end(text)
  } catch (error) {
    source.onError?.(error)
    response.writeHead(500).end()
  }
}
