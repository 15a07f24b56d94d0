import type { FastifyBaseLogger } from 'fastify'
import { NO_TRACING, type Tracing, type TracingConfig } from '@portal/server/tracing'
import manifest from '../../package.json' with { type: 'json' }

/** Creates the tracing of the process; without a collector nothing is loaded or traced. */
export async function createTracing(
  config: TracingConfig | null,
  getLog: () => FastifyBaseLogger,
): Promise<Tracing> {
  if (config === null) return NO_TRACING
  const { createTelemetry } = await import('@portal/server/telemetry')
  const { version } = manifest
  return createTelemetry({ ...config, service: 'portal-web', version, getLog }).tracing
}
