import { context, type TracerProvider } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'

/** Traces the PostgreSQL statements of requests, without their values; those of jobs would be traces without a root. */
export function traceDatabase(provider: TracerProvider): void {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  const driver = new PgInstrumentation({
    requireParentSpan: true,
    ignoreConnectSpans: true,
    // The library would name a prepared statement by its digest.
    requestHook: (span, { query }) => span.updateName(/\w+/.exec(query.text)?.[0].toUpperCase() ?? ''),
  })
  driver.setTracerProvider(provider)
}
