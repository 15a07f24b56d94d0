import type { Logger } from 'pino'
import type { TracingConfig } from '#config/config.ts'
import { NO_TRACING, type Tracing } from './tracing.ts'

/**
 * Opens the tracing of a process; without a collector nothing is loaded or traced. Has to come before the database is opened,
 * since the driver of PostgreSQL is traced from when it is loaded.
 */
export async function createTracing(config: TracingConfig | null, log: Logger): Promise<Tracing> {
  if (config === null) return NO_TRACING
  const { createTelemetry } = await import('./create-telemetry.ts')
  return createTelemetry(config, log)
}
