import { Writable } from 'node:stream'
import { ExportResultCode, type ExportResult } from '@opentelemetry/core'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { LoggingSpanExporter } from './logging-span-exporter.ts'

test('the log tells once that spans can’t be sent, and once that they are again', () => {
  const lines: string[] = []
  const stream = new Writable({ write: (line: Buffer, _, done) => done(void lines.push(line.toString())) })
  const { log } = fastify({ logger: { level: 'info', stream } })
  const away: ExportResult = { code: ExportResultCode.FAILED, error: new Error('connect ECONNREFUSED') }
  const sent: ExportResult = { code: ExportResultCode.SUCCESS }
  const results = [sent, away, away, sent, sent, away]
  const answers = results.values()
  const exporter = new LoggingSpanExporter(
    { export: (_spans, done) => done(answers.next().value ?? sent), shutdown: async () => undefined },
    () => log,
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
