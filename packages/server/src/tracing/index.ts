export { NO_TRACING, type RequestTrace, type Tracing, type TracingConfig } from './tracing.ts'
