import { NO_TRACING, type Tracing } from '@portal/server/tracing'
import { NO_METRICS, type Metrics } from './metrics/metrics.ts'

/** Records requests, in metrics and traces. */
export interface Observers {
  readonly metrics: Metrics
  readonly tracing: Tracing
}

export const NO_OBSERVERS: Observers = { metrics: NO_METRICS, tracing: NO_TRACING }

/** Whether anything records requests. */
export const isObserved = ({ metrics, tracing }: Observers): boolean =>
  metrics !== NO_METRICS || tracing !== NO_TRACING
