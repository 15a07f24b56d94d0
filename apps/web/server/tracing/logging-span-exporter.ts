import { ExportResultCode, type ExportResult } from '@opentelemetry/core'
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace'
import type { FastifyBaseLogger } from 'fastify'

/** Lets the log tell once that spans can't be sent, and once that they are again. */
export class LoggingSpanExporter implements SpanExporter {
  readonly #exporter: SpanExporter
  readonly #log: () => FastifyBaseLogger
  #isAway = false

  constructor(exporter: SpanExporter, log: () => FastifyBaseLogger) {
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
    if (isAway && !this.#isAway) this.#log().warn({ reason: error?.message }, 'traces can’t be sent')
    if (!isAway && this.#isAway) this.#log().info('traces are sent again')
    this.#isAway = isAway
  }
}
