import { NO_METRICS, type Metrics } from './metrics/metrics.ts'
import { NO_TRACING, type Tracing } from './tracing/tracing.ts'

/** Who is told how requests went. */
export interface Observers {
  readonly metrics: Metrics
  readonly tracing: Tracing
}

export const NO_OBSERVERS: Observers = { metrics: NO_METRICS, tracing: NO_TRACING }

/** Whether anybody wants to hear the routes of requests. */
export const isObserved = ({ metrics, tracing }: Observers): boolean =>
  metrics !== NO_METRICS || tracing !== NO_TRACING
