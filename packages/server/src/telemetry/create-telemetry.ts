import type { IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Span,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import { ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace'
import type { RequestTrace, Tracing, TracingConfig } from '../tracing/index.ts'
import { LoggingSpanExporter, RedactingSpanProcessor, type SpanLog } from './span-export.ts'

/** How long shutdown waits for the collector. */
const CLOSE_TIMEOUT_MS = 1_000

const propagator = new W3CTraceContextPropagator()

export interface TelemetryOptions extends TracingConfig {
  /** The name of the service in each span. */
  readonly service: string
  readonly version: string
  /** Returns the log, once the server has one. */
  readonly getLog: () => SpanLog
}

export interface Telemetry {
  readonly tracing: Tracing
  /** The provider for instrumentations of libraries. */
  readonly provider: TracerProvider
}

/**
 * Traces requests, and sends their spans to the collector in the background. Spans contain methods, routes and statuses,
 * but no path, query, header, visitor's address or error text.
 */
export function createTelemetry(options: TelemetryOptions): Telemetry {
  const provider = createTracerProvider(options)
  const tracer = provider.getTracer(options.service)
  const spans = new WeakMap<IncomingMessage, Span>()
  const tracing: Tracing = {
    startSpan(request, response, isTrusted) {
      const { method = '', headers } = request
      const caller = isTrusted
        ? propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter)
        : ROOT_CONTEXT
      const attributes = { 'http.request.method': method }
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, caller)
      spans.set(request, span)
      response.once('close', () => span.end())
    },
    runInSpan(request, work) {
      const span = spans.get(request)
      if (span) context.with(trace.setSpan(context.active(), span), work)
      else work()
    },
    recordResponse(request, route, status) {
      const span = spans.get(request)
      if (!span) return
      span.setAttribute('http.response.status_code', status)
      if (route !== '') span.updateName(`${request.method} ${route}`).setAttribute('http.route', route)
      if (status >= 500)
        span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', `${status}`)
    },
    getTrace(request) {
      const span = spans.get(request)
      return span && toRequestTrace(span)
    },
    async close() {
      await Promise.race([provider.shutdown().catch(() => undefined), sleep(CLOSE_TIMEOUT_MS)])
    },
  }
  return { tracing, provider }
}

function toRequestTrace(span: Span): RequestTrace {
  const headers: Record<string, string> = {}
  propagator.inject(trace.setSpan(ROOT_CONTEXT, span), headers, defaultTextMapSetter)
  return { headers, id: span.isRecording() ? span.spanContext().traceId : undefined }
}

function createTracerProvider({
  service,
  version,
  endpoint,
  share,
  getLog,
}: TelemetryOptions): TracerProvider {
  const exporter = new LoggingSpanExporter(new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }), getLog)
  return new TracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({ 'service.name': service, 'service.version': version }),
    ),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new RedactingSpanProcessor({ exporter })],
  })
}
