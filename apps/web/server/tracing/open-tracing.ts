import type { FastifyBaseLogger } from 'fastify'
import type { TracingConfig } from '../config/config.ts'
import { NO_TRACING, type Tracing } from './tracing.ts'

/** Opens the tracing of a process; without a collector nothing is loaded or traced. */
export async function openTracing(
  config: TracingConfig | null,
  log: () => FastifyBaseLogger,
): Promise<Tracing> {
  if (config === null) return NO_TRACING
  const { openTelemetry } = await import('./open-telemetry.ts')
  return openTelemetry(config, log)
}
