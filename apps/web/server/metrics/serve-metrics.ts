import { once } from 'node:events'
import { createServer } from 'node:http'
import { ConfigError, type Config } from '../config/config.ts'
import { NO_METRICS, type Metrics } from './metrics.ts'

/** The metrics of a process, and what ends their listener. */
export interface ServedMetrics {
  readonly metrics: Metrics
  /** The port that they are read on; 0 for none. */
  readonly port: number
  readonly close: () => Promise<void>
}

/**
 * Opens the metrics and answers `GET /metrics` on a port of their own; without an address nothing is loaded, counted or
 * served. Throws a ConfigError where nothing can listen there.
 */
export async function serveMetrics(address: Config['metrics']): Promise<ServedMetrics> {
  if (address === null) return { metrics: NO_METRICS, port: 0, close: async () => undefined }
  const { createPrometheus } = await import('./prometheus.ts')
  const { metrics, registry } = createPrometheus()
  const server = createServer(({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') return void response.writeHead(404).end()
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  const { host, port } = address
  try {
    server.listen(port, host)
    await once(server, 'listening')
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new ConfigError(`METRICS_PORT is ${port}, but nothing can listen on ${host}:${port}: ${reason}`)
  }
  const bound = server.address()
  return {
    metrics,
    port: typeof bound === 'object' && bound !== null ? bound.port : port,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
