import { createRegistry, DURATION_BUCKETS } from '@portal/server/prometheus'
import { Counter, Histogram, type Registry } from 'prom-client'
import manifest from '../../package.json' with { type: 'json' }
import type { Metrics } from './metrics.ts'

/** Creates the metrics of the process in Prometheus format. */
export function createPrometheus(): { metrics: Metrics; registry: Registry } {
  const { registry, recordResponse } = createRegistry({ app: 'web', version: manifest.version })
  const registers = [registry]
  const pages = new Counter({
    name: 'portal_pages_total',
    help: 'Views of pages by what answered them, stored pages included',
    labelNames: ['outcome'],
    registers,
  })
  const renders = new Histogram({
    name: 'portal_page_make_duration_seconds',
    help: 'Pages that were made, since no stored page could answer; the other views were answered by stored pages',
    labelNames: ['result'],
    buckets: DURATION_BUCKETS,
    registers,
  })
  const calls = new Histogram({
    name: 'portal_api_call_duration_seconds',
    help: 'Calls to the API, of this server or forwarded, by their outcome',
    labelNames: ['kind', 'outcome'],
    buckets: DURATION_BUCKETS,
    registers,
  })
  return {
    registry,
    metrics: {
      recordResponse,
      recordView: (outcome) => pages.inc({ outcome }),
      recordRender: (result, seconds) => renders.observe({ result }, seconds),
      recordApiCall: ({ kind, outcome, seconds }) => calls.observe({ kind, outcome }, seconds),
    },
  }
}
