import { SpanStatusCode } from '@opentelemetry/api'
import { ExportResultCode, type ExportResult } from '@opentelemetry/core'
import { BatchSpanProcessor, type ReadableSpan, type Span, type SpanExporter } from '@opentelemetry/sdk-trace'
import type { FastifyBaseLogger } from 'fastify'

/** Sends spans without the texts of errors, which may quote a value that somebody typed. */
export class RedactingSpanProcessor extends BatchSpanProcessor {
  onEnding(span: Span): void {
    span.events.length = 0
    const { code } = span.status
    if (code === SpanStatusCode.ERROR) span.setStatus({ code })
  }
}

export type SpanLog = Pick<FastifyBaseLogger, 'info' | 'warn'>

/** Logs once when spans can't be sent, and once when they are sent again. */
export class LoggingSpanExporter implements SpanExporter {
  readonly #exporter: SpanExporter
  readonly #getLog: () => SpanLog
  #isFailing = false

  /** `getLog` is called when there is something to log: tracing starts before the server and its log. */
  constructor(exporter: SpanExporter, getLog: () => SpanLog) {
    this.#exporter = exporter
    this.#getLog = getLog
  }

  export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    this.#exporter.export(spans, (result) => {
      this.#logChange(result)
      done(result)
    })
  }

  shutdown(): Promise<void> {
    return this.#exporter.shutdown()
  }

  async forceFlush(): Promise<void> {
    await this.#exporter.forceFlush?.()
  }

  #logChange({ code, error }: ExportResult): void {
    const isFailing = code !== ExportResultCode.SUCCESS
    if (isFailing && !this.#isFailing) this.#getLog().warn({ reason: error?.message }, 'traces can’t be sent')
    if (!isFailing && this.#isFailing) this.#getLog().info('traces are sent again')
    this.#isFailing = isFailing
  }
}
