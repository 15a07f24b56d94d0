import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import manifest from '../../package.json' with { type: 'json' }
import type { Metrics } from './metrics.ts'

/** From a stored page to photos on a slow line; seconds. */
const DURATION_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60]

/** Opens the metrics of a process: what `metrics` is told, and what Node.js knows of itself (memory, CPU, event loop). */
export function createPrometheus(): { metrics: Metrics; registry: Registry } {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'portal_build_info',
    help: 'The release that runs',
    labelNames: ['app', 'version', 'node'],
    registers,
  }).set({ app: 'web', version: manifest.version, node: process.version }, 1)
  const requests = new Histogram({
    name: 'portal_http_request_duration_seconds',
    help: 'From a request to the end of its answer, by the pattern of its route',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATION_BUCKETS,
    registers,
  })
  const pages = new Counter({
    name: 'portal_pages_total',
    help: 'Views of pages by what answered them, stored pages included',
    labelNames: ['outcome'],
    registers,
  })
  const made = new Histogram({
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
      answered: ({ method, route }, status, seconds) => requests.observe({ method, route, status }, seconds),
      pageServed: (outcome) => pages.inc({ outcome }),
      pageMade: (result, seconds) => made.observe({ result }, seconds),
      apiCalled: ({ kind, outcome, seconds }) => calls.observe({ kind, outcome }, seconds),
    },
  }
}
