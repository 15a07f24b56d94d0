import type { FastifyBaseLogger } from 'fastify'
import type { TracingConfig } from '../config/config.ts'
import { NO_TRACING, type Tracing } from './tracing.ts'

/** Opens the tracing of a process; without a collector nothing is loaded or traced. */
export async function createTracing(
  config: TracingConfig | null,
  log: () => FastifyBaseLogger,
): Promise<Tracing> {
  if (config === null) return NO_TRACING
  const { createTelemetry } = await import('./create-telemetry.ts')
  return createTelemetry(config, log)
}
