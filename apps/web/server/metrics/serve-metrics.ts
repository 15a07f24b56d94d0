import { serveMetrics as listen, type MetricsConfig, type MetricsServer } from '@portal/server/metrics'
import { NO_METRICS, type Metrics } from './metrics.ts'

/** The metrics of the process, and their listener. */
export interface ServedMetrics extends MetricsServer {
  readonly metrics: Metrics
}

/**
 * Creates the metrics and serves them on a separate port; without an address nothing is loaded or recorded, and the
 * port is 0. Throws a `ConfigError` if it can't listen there.
 */
export async function serveMetrics(address: MetricsConfig | null): Promise<ServedMetrics> {
  if (address === null) return { metrics: NO_METRICS, port: 0, close: async () => undefined }
  const { createPrometheus } = await import('./prometheus.ts')
  const { metrics, registry } = createPrometheus()
  const source = { contentType: registry.contentType, read: () => registry.metrics() }
  return { metrics, ...(await listen(source, address)) }
}
