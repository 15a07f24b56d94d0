import { SpanStatusCode } from '@opentelemetry/api'
import { ExportResultCode, type ExportResult } from '@opentelemetry/core'
import { InMemorySpanExporter, TracerProvider } from '@opentelemetry/sdk-trace'
import { expect, test } from 'vitest'
import { LoggingSpanExporter, RedactingSpanProcessor } from './span-export.ts'

test('a failed span is sent without the text of its error', async () => {
  const exporter = new InMemorySpanExporter()
  const processor = new RedactingSpanProcessor({ exporter })
  const provider = new TracerProvider({ spanProcessors: [processor] })
  const span = provider.getTracer('test').startSpan('SELECT')
  const error = new Error('invalid input syntax for type bigint: "ana@example.com"')
  span.recordException(error)
  span.setStatus({ code: SpanStatusCode.ERROR, message: error.message })
  span.end()
  await processor.forceFlush()
  const sent = exporter.getFinishedSpans().map(({ name, status, events }) => ({ name, status, events }))
  expect(sent).toEqual([{ name: 'SELECT', status: { code: SpanStatusCode.ERROR }, events: [] }])
})

test('logs once when spans can’t be sent, and once when they are sent again', () => {
  const lines: [fields: object | string, message?: string][] = []
  const write = (...line: [object | string, string?]) => void lines.push(line)
  const failed: ExportResult = { code: ExportResultCode.FAILED, error: new Error('connect ECONNREFUSED') }
  const sent: ExportResult = { code: ExportResultCode.SUCCESS }
  const results = [sent, failed, failed, sent, sent, failed]
  const remaining = results.values()
  const exporter = new LoggingSpanExporter(
    { export: (_spans, done) => done(remaining.next().value ?? sent), shutdown: async () => undefined },
    () => ({ info: write, warn: write }),
  )
  const received: ExportResult[] = []
  for (const _ of results) exporter.export([], (result) => received.push(result))
  expect(received).toEqual(results)
  expect(lines).toEqual([
    [{ reason: 'connect ECONNREFUSED' }, 'traces can’t be sent'],
    ['traces are sent again'],
    [{ reason: 'connect ECONNREFUSED' }, 'traces can’t be sent'],
  ])
})
