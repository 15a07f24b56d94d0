import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import manifest from '../../package.json' with { type: 'json' }
import type { Metrics } from './metrics.ts'

/** The metrics of this process in the form that Prometheus reads. */
export interface PrometheusMetrics {
  readonly metrics: Metrics
  readonly registry: Registry
}

/** From an answer out of the cache to photos on a slow line; seconds. */
const DURATION_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60]

/** Opens the metrics of a process: what `metrics` is told, and what Node.js knows of itself (memory, CPU, event loop). */
export function createPrometheus(): PrometheusMetrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'portal_build_info',
    help: 'The release that runs',
    labelNames: ['app', 'version', 'node'],
    registers,
  }).set({ app: 'api', version: manifest.version, node: process.version }, 1)
  const requests = new Histogram({
    name: 'portal_http_request_duration_seconds',
    help: 'From a request to its answer, by the pattern of its route',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATION_BUCKETS,
    registers,
  })
  const stored = new Counter({
    name: 'portal_stored_answers_total',
    help: 'Public reads by how they were answered: from the cache, as not modified, or made anew',
    labelNames: ['result'],
    registers,
  })
  const refused = new Counter({
    name: 'portal_limit_refusals_total',
    help: 'Requests that were refused since a limit was used up',
    labelNames: ['limit'],
    registers,
  })
  const passes = new Counter({
    name: 'portal_job_passes_total',
    help: 'Passes of the scheduled jobs in this process',
    labelNames: ['job', 'outcome'],
    registers,
  })
  const lastSuccess = new Gauge({
    name: 'portal_job_last_success_timestamp_seconds',
    help: 'When a pass of the job last succeeded in this process; of several processes the newest counts',
    labelNames: ['job'],
    registers,
  })
  return {
    registry,
    metrics: {
      answered: ({ method, route }, status, seconds) => requests.observe({ method, route, status }, seconds),
      storedAnswer: (result) => stored.inc({ result }),
      limitRefused: (limit) => refused.inc({ limit }),
      jobEnded(job, outcome) {
        passes.inc({ job, outcome })
        if (outcome === 'success') lastSuccess.setToCurrentTime({ job })
      },
    },
  }
}
