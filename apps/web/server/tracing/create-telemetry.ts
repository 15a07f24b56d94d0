import type { IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import {
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
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { FastifyBaseLogger } from 'fastify'
import manifest from '../../package.json' with { type: 'json' }
import type { TracingConfig } from '../config/config.ts'
import { LoggingSpanExporter } from './logging-span-exporter.ts'
import type { RequestTrace, Tracing } from './tracing.ts'

const SERVICE = 'portal-web'
/** How long the end of the process waits for the collector; milliseconds. */
const LAST_SPANS_WITHIN = 1_000

const propagator = new W3CTraceContextPropagator()

/**
 * Traces requests, and sends that to the collector in the background. Spans tell methods, routes and statuses: no path,
 * query, header or address of a visitor.
 */
export function createTelemetry(config: TracingConfig, log: () => FastifyBaseLogger): Tracing {
  const provider = createTracerProvider(config, log)
  const tracer = provider.getTracer(SERVICE)
  const spans = new WeakMap<IncomingMessage, Span>()
  return {
    begin(request, response, isTrusted) {
      const { method = '', headers } = request
      const caller = isTrusted
        ? propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter)
        : ROOT_CONTEXT
      const attributes = { 'http.request.method': method }
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, caller)
      spans.set(request, span)
      response.once('close', () => span.end())
    },
    answered(request, route, status) {
      const span = spans.get(request)
      if (!span) return
      span.setAttribute('http.response.status_code', status)
      if (route !== '') span.updateName(`${request.method} ${route}`).setAttribute('http.route', route)
      if (status >= 500)
        span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', `${status}`)
    },
    traceOf(request) {
      const span = spans.get(request)
      return span && toTrace(span)
    },
    async close() {
      await Promise.race([provider.shutdown().catch(() => undefined), sleep(LAST_SPANS_WITHIN)])
    },
  }
}

function toTrace(span: Span): RequestTrace {
  const headers: Record<string, string> = {}
  propagator.inject(trace.setSpan(ROOT_CONTEXT, span), headers, defaultTextMapSetter)
  return { headers, id: span.isRecording() ? span.spanContext().traceId : undefined }
}

function createTracerProvider(
  { endpoint, share }: TracingConfig,
  log: () => FastifyBaseLogger,
): TracerProvider {
  const exporter = new LoggingSpanExporter(new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }), log)
  return new TracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({ 'service.name': SERVICE, 'service.version': manifest.version }),
    ),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
}
