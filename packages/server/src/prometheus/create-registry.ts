import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { RecordedResponse } from '../metrics/index.ts'

/** Buckets of durations, from a cached response to photos on a slow line; in seconds. */
export const DURATION_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60]

export interface RegistryOptions {
  /** The name of the app in `portal_build_info`. */
  readonly app: string
  readonly version: string
}

export interface MetricsRegistry {
  readonly registry: Registry
  /** Adds a response to the histogram of requests. */
  readonly recordResponse: (response: RecordedResponse) => void
}

/**
 * Creates the metrics that both servers have: those of Node.js (memory, CPU, event loop), the release, and the durations of
 * requests.
 */
export function createRegistry({ app, version }: RegistryOptions): MetricsRegistry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'portal_build_info',
    help: 'The release that runs',
    labelNames: ['app', 'version', 'node'],
    registers: [registry],
  }).set({ app, version, node: process.version }, 1)
  const requests = new Histogram({
    name: 'portal_http_request_duration_seconds',
    help: 'From a request to the end of its response, by the pattern of its route',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATION_BUCKETS,
    registers: [registry],
  })
  return {
    registry,
    recordResponse: ({ seconds, ...labels }) => requests.observe(labels, seconds),
  }
}
