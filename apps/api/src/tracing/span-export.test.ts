import { SpanStatusCode } from '@opentelemetry/api'
import { ExportResultCode, type ExportResult } from '@opentelemetry/core'
import { InMemorySpanExporter, TracerProvider } from '@opentelemetry/sdk-trace'
import { expect, test } from 'vitest'
import { createLog } from '#process/log.ts'
import { SilentFailures, LoggingSpanExporter } from './span-export.ts'

test('what fails is sent as failed, without what the error says', async () => {
  const exporter = new InMemorySpanExporter()
  const processor = new SilentFailures({ exporter })
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

test('the log tells once that spans can’t be sent, and once that they are again', () => {
  const lines: string[] = []
  const log = createLog({ logLevel: 'info' }, { write: (line: string) => void lines.push(line) })
  const away: ExportResult = { code: ExportResultCode.FAILED, error: new Error('connect ECONNREFUSED') }
  const sent: ExportResult = { code: ExportResultCode.SUCCESS }
  const results = [sent, away, away, sent, sent, away]
  const answers = results.values()
  const exporter = new LoggingSpanExporter(
    { export: (_spans, done) => done(answers.next().value ?? sent), shutdown: async () => undefined },
    log,
  )
  const heard: ExportResult[] = []
  for (const _ of results) exporter.export([], (result) => heard.push(result))
  expect(heard).toEqual(results)
  const told = lines.map((line) => JSON.parse(line) as { msg: string; reason?: string })
  expect(told.map(({ msg, reason }) => [msg, reason])).toEqual([
    ['traces can’t be sent', 'connect ECONNREFUSED'],
    ['traces are sent again', undefined],
    ['traces can’t be sent', 'connect ECONNREFUSED'],
  ])
})
