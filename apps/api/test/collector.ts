import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

interface Attribute {
  readonly key: string
  readonly value: { readonly stringValue?: string; readonly intValue?: number }
}

/** A span in OTLP's JSON, with the fields that tests read. */
export interface SentSpan {
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly attributes: readonly Attribute[]
  readonly events: readonly unknown[]
  readonly status: { readonly code: number; readonly message?: string }
}

interface Sent {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[]
  }[]
}

/** Responds to a process that sends spans. */
type Answer = (response: ServerResponse) => void

const accept: Answer = (response) => response.setHeader('Content-Type', 'application/json').end('{}')

/** Starts a trace collector that runs until the test ends. */
export async function startCollector(answer: Answer = accept) {
  const spans: SentSpan[] = []
  let received = ''
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received += body
      const sent = (JSON.parse(body) as Sent).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans)
      spans.push(...sent.flatMap((scope) => scope.spans))
      answer(response)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return {
    spans,
    /** Everything received, in order. */
    received: () => received,
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  }
}

/** Returns the attributes of a span by name. */
export const getAttributes = ({ attributes }: SentSpan): Record<string, string | number | undefined> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]))
