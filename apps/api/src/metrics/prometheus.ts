import { createRegistry } from '@portal/server/prometheus'
import { Counter, Gauge, type Registry } from 'prom-client'
import manifest from '../../package.json' with { type: 'json' }
import type { Metrics } from './metrics.ts'

export interface PrometheusMetrics {
  readonly metrics: Metrics
  readonly registry: Registry
}

/** Creates the process's metrics for Prometheus. */
export function createPrometheus(): PrometheusMetrics {
  const { registry, recordResponse } = createRegistry({ app: 'api', version: manifest.version })
  const registers = [registry]
  const stored = new Counter({
    name: 'portal_stored_responses_total',
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
      recordResponse,
      recordPublicRead: (result) => stored.inc({ result }),
      recordLimitRefusal: (limit) => refused.inc({ limit }),
      recordJob(job, outcome) {
        passes.inc({ job, outcome })
        if (outcome === 'success') lastSuccess.setToCurrentTime({ job })
      },
    },
  }
}
