import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { ConfigError } from '#config/config-error.ts'
import type { MetricsConfig } from '#config/config.ts'

/** The metrics as text. */
export interface MetricsText {
  readonly contentType: string
  read(): Promise<string>
}

/** A listener of its own, which answers `GET /metrics` and nothing else. */
export interface MetricsServer {
  /** The port that it listens on. */
  readonly port: number
  close(): Promise<void>
}

/** Serves metrics. Throws a ConfigError where the address can't be listened on. */
export async function serveMetrics(
  metrics: MetricsText,
  { host, port }: MetricsConfig,
  log: Pick<Logger, 'error'>,
): Promise<MetricsServer> {
  const server = createServer((request, response) => void answer(metrics, request, response, log))
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
const REFUSALS: Readonly<Record<string, string>> = {
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
    const reason = REFUSALS[code] ?? String(cause)
    throw new ConfigError(`METRICS_PORT is ${port}, but nothing can listen on ${host}:${port}: ${reason}`)
  }
}

async function answer(
  metrics: MetricsText,
  { method, url }: IncomingMessage,
  response: ServerResponse,
  log: Pick<Logger, 'error'>,
): Promise<void> {
  if (method !== 'GET' || url !== '/metrics') {
    response.writeHead(404).end()
    return
  }
  try {
    const text = await metrics.read()
    response.writeHead(200, { 'content-type': metrics.contentType }).end(text)
  } catch (err) {
    log.error({ err }, 'the metrics could not be read')
    response.writeHead(500).end()
  }
}
