import { NO_TRACING, type Tracing, type TracingConfig } from '@portal/server/tracing'
import type { Logger } from 'pino'
import manifest from '../../package.json' with { type: 'json' }

/**
 * Creates the tracing of the process; without a collector nothing is loaded or traced. Must be called before the database
 * is opened, since the PostgreSQL driver is instrumented when it is loaded.
 */
export async function createTracing(config: TracingConfig | null, log: Logger): Promise<Tracing> {
  if (config === null) return NO_TRACING
  const [{ createTelemetry }, { traceDatabase }] = await Promise.all([
    import('@portal/server/telemetry'),
    import('./trace-database.ts'),
  ])
  const { version } = manifest
  const { tracing, provider } = createTelemetry({
    ...config,
    service: 'portal-api',
    version,
    getLog: () => log,
  })
  traceDatabase(provider)
  return tracing
}
