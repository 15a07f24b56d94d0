import type { IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import type { Span } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import { ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace'
import type { Logger } from 'pino'
import type { TracingConfig } from '#config/config.ts'
import manifest from '../../package.json' with { type: 'json' }
import { SilentFailures, LoggingSpanExporter } from './span-export.ts'
import type { Tracing } from './tracing.ts'

const SERVICE = 'portal-api'
/** How long the end of the process waits for the collector; milliseconds. */
const LAST_SPANS_WITHIN = 1_000

/**
 * Traces requests and what they ask of PostgreSQL, and sends both to the collector in the background. Spans tell routes and
 * statements: no path, query, header, address of a visitor, value of a statement or text of an error.
 */
export function createTelemetry({ endpoint, share }: TracingConfig, log: Logger): Tracing {
  const provider = createTracerProvider({ endpoint, share }, log)
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  traceDatabase(provider)
  const tracer = provider.getTracer(SERVICE)
  const propagator = new W3CTraceContextPropagator()
  const spans = new WeakMap<IncomingMessage, Span>()

  return {
    traced: (listener, isTrusted) => (request, response) => {
      const { method = '', headers } = request
      const caller = isTrusted(request)
        ? propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter)
        : ROOT_CONTEXT
      const attributes = { 'http.request.method': method }
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, caller)
      spans.set(request, span)
      response.once('close', () => span.end())
      context.with(trace.setSpan(caller, span), () => listener(request, response))
    },
    within(request, work) {
      const span = spans.get(request)
      if (span) context.with(trace.setSpan(context.active(), span), work)
      else work()
    },
    answered(request, route, status) {
      const span = spans.get(request)
      if (!span) return
      span.setAttribute('http.response.status_code', status)
      if (route !== '') span.updateName(`${request.method} ${route}`).setAttribute('http.route', route)
      if (status >= 500)
        span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', `${status}`)
    },
    traceIdOf(request) {
      const span = spans.get(request)
      return span?.isRecording() ? span.spanContext().traceId : undefined
    },
    async close() {
      await Promise.race([provider.shutdown().catch(() => undefined), sleep(LAST_SPANS_WITHIN)])
    },
  }
}

function createTracerProvider({ endpoint, share }: TracingConfig, log: Logger): TracerProvider {
  const exporter = new LoggingSpanExporter(new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }), log)
  return new TracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({ 'service.name': SERVICE, 'service.version': manifest.version }),
    ),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new SilentFailures({ exporter })],
  })
}

/** Traces the statements of requests; those of jobs would be traces without a beginning. */
function traceDatabase(provider: TracerProvider): void {
  const driver = new PgInstrumentation({
    requireParentSpan: true,
    ignoreConnectSpans: true,
    // The library would name a prepared statement by its digest.
    requestHook: (span, { query }) => span.updateName(/\w+/.exec(query.text)?.[0].toUpperCase() ?? ''),
  })
  driver.setTracerProvider(provider)
}
