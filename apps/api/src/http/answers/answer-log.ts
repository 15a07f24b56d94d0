import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Metrics } from '#metrics/metrics.ts'
import type { Tracing } from '#tracing/tracing.ts'
import { createInfoWriter } from '#process/log.ts'

/** What the line of an answer tells of its request. */
export interface LoggedRequest {
  readonly id: string
  readonly raw: IncomingMessage
  readonly method: string
  readonly url: string
  /** The pattern of its route; empty where none answers. */
  readonly route: string
  readonly ip: string
  /** By the clock of `performance.now()`. */
  readonly startedAt: number
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Writes the line of an answer, counts it, and tells its trace. */
    logAnswer(request: LoggedRequest, status: number): void
  }
  interface FastifyRequest {
    /** By the clock of `performance.now()`. */
    startedAt: number
    isLogged: boolean
  }
}

/** Who is told of answers. */
interface Told {
  readonly log: Logger
  readonly metrics: Metrics
  readonly tracing: Tracing
}

/**
 * One line for each answer. The query string stays out: it holds what people search for. An answer that the framework
 * sends is logged when its last byte has gone out. To be told of that costs more than many a public answer, which is
 * therefore logged when it is handed to the connection, as one piece.
 */
export function addAnswerLog(app: FastifyInstance, { log, metrics, tracing }: Told): void {
  // Nothing that these lines hold is secret, and to look for secrets, or to walk an object, costs as much as some answers.
  const write = createInfoWriter(log)
  app.decorateRequest('startedAt', 0)
  app.decorateRequest('isLogged', false)
  app.decorate('logAnswer', (request, status) => {
    const { id, raw, method, url, route, ip, startedAt } = request
    const duration = performance.now() - startedAt
    const ms = Math.round(duration)
    metrics.answered(request, status, duration / 1000)
    tracing.answered(raw, route, status)
    const traceId = tracing.traceIdOf(raw)
    const trace = traceId === undefined ? '' : `,"trace_id":"${traceId}"`
    const path = quoted(pathOf(url))
    write(
      `"reqId":"${id}"${trace},"method":"${method}","path":${path},"ip":${quoted(ip)},"status":${status},"ms":${ms},"msg":"answered"`,
    )
  })
  app.addHook('onRequest', (request, reply, done) => {
    request.startedAt = performance.now()
    // A framework with a logger of its own watches the end of every answer. The lines that are written name their request.
    request.log = log
    reply.log = log
    done()
  })
  app.addHook('onSend', (request, reply, _payload, done) => {
    // Sent anew where sending failed, under another status.
    if (!request.isLogged)
      reply.raw.once('finish', () => app.logAnswer(loggedRequest(request), reply.statusCode))
    request.isLogged = true
    done()
  })
}

/** What the log tells of a request that the framework handles. */
export const loggedRequest = (request: FastifyRequest): LoggedRequest => ({
  id: request.id,
  raw: request.raw,
  method: request.method,
  url: request.url,
  route: request.routeOptions.url ?? '',
  ip: request.server.clientIp(request),
  startedAt: request.startedAt,
})

/** Nearly every path and address stands in JSON as it is; to see that is faster than to write it anew. */
const quoted = (text: string): string => (PLAIN.test(text) ? `"${text}"` : JSON.stringify(text))
const PLAIN = /^[\w\-./:%~]*$/

function pathOf(url: string): string {
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}
