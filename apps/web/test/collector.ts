import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

interface Attribute {
  key: string
  value: { stringValue?: string; intValue?: number }
}

/** A span as it is sent by OTLP in JSON, as far as tests read it. */
interface SentSpan {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: Attribute[]
}

interface Sent {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: SentSpan[] }[] }[]
}

/** A span with its attributes by name, and the service that sent it. */
export interface CollectedSpan extends Omit<SentSpan, 'attributes'> {
  service: unknown
  attributes: Record<string, unknown>
}

const byName = (attributes: readonly Attribute[]): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]))

const listSpans = ({ resourceSpans }: Sent): CollectedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({
        ...span,
        service: byName(resource.attributes)['service.name'],
        attributes: byName(span.attributes),
      })),
    ),
  )

/** A collector of traces, until the test ends. */
export async function startCollector() {
  const spans: CollectedSpan[] = []
  let received = ''
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received += body
      spans.push(...listSpans(JSON.parse(body) as Sent))
      response.setHeader('Content-Type', 'application/json').end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  /** Everything received, unparsed. */
  return { spans, received: () => received, endpoint: `http://127.0.0.1:${port}` }
}
