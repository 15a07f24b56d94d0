import { serveMetrics, type MetricsConfig, type MetricsServer } from '@portal/server/metrics'
import type { AppContext } from '#context.ts'
import { NO_METRICS, type Metrics } from './metrics.ts'

/** The metrics of a process: counted from creation, and read over a port of their own once they are served. */
interface CreatedMetrics {
  readonly metrics: Metrics
  /** Throws a ConfigError if it can't listen on the port. */
  readonly serve: (context: AppContext) => Promise<MetricsServer>
}

/** Creates the metrics; without an address nothing is loaded, counted or served. */
export async function createMetrics(address: MetricsConfig | null): Promise<CreatedMetrics> {
  if (address === null)
    return { metrics: NO_METRICS, serve: async () => ({ port: 0, close: async () => undefined }) }
  const [{ createPrometheus }, { registerState }] = await Promise.all([
    import('./prometheus.ts'),
    import('./state.ts'),
  ])
  const { metrics, registry } = createPrometheus()
  return {
    metrics,
    serve(context) {
      const readState = registerState(registry, context)
      const read = async () => {
        await readState()
        return registry.metrics()
      }
      const onError = (err: unknown) => context.log.error({ err }, 'the metrics could not be read')
      return serveMetrics({ contentType: registry.contentType, read, onError }, address)
    },
  }
}
