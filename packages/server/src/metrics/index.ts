export type { RecordedResponse } from './recorded-response.ts'
export { serveMetrics, type MetricsConfig, type MetricsServer, type MetricsSource } from './serve-metrics.ts'
