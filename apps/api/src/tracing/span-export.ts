import { SpanStatusCode } from '@opentelemetry/api'
import { ExportResultCode, type ExportResult } from '@opentelemetry/core'
import { BatchSpanProcessor, type ReadableSpan, type Span, type SpanExporter } from '@opentelemetry/sdk-trace'
import type { Logger } from 'pino'

/** Sends spans without what a failure says, which may quote a value that somebody typed. */
export class SilentFailures extends BatchSpanProcessor {
  onEnding(span: Span): void {
    span.events.length = 0
    const { code } = span.status
    if (code === SpanStatusCode.ERROR) span.setStatus({ code })
  }
}

/** Lets the log tell once that spans can't be sent, and once that they are again. */
export class LoggingSpanExporter implements SpanExporter {
  readonly #exporter: SpanExporter
  readonly #log: Logger
  #isAway = false

  constructor(exporter: SpanExporter, log: Logger) {
    this.#exporter = exporter
    this.#log = log
  }

  export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    this.#exporter.export(spans, (result) => {
      this.#tell(result)
      done(result)
    })
  }

  shutdown(): Promise<void> {
    return this.#exporter.shutdown()
  }

  async forceFlush(): Promise<void> {
    await this.#exporter.forceFlush?.()
  }

  #tell({ code, error }: ExportResult): void {
    const isAway = code !== ExportResultCode.SUCCESS
    if (isAway && !this.#isAway) this.#log.warn({ reason: error?.message }, 'traces can’t be sent')
    if (!isAway && this.#isAway) this.#log.info('traces are sent again')
    this.#isAway = isAway
  }
}
