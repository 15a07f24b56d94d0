import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Metrics } from '#metrics/metrics.ts'
import type { Tracing } from '@portal/server/tracing'

interface Observers {
  readonly log: Logger
  readonly metrics: Metrics
  readonly tracing: Tracing
}

/**
 * Logs one line for each response after its last byte, counts it and records it in its trace. The query string is omitted,
 * since it contains people's searches.
 */
export function addRequestLog(app: FastifyInstance, { log, metrics, tracing }: Observers): void {
  // The framework's option would log lines of its own.
  app.addHook('onRequest', (request, reply, done) => {
    request.log = log
    reply.log = log
    done()
  })
  // These lines contain no secrets, and redaction costs as much as serving a cached response.
  const lines = log.child({}, { redact: [] })
  app.addHook('onResponse', (request, reply, done) => {
    const { id: reqId, raw, method } = request
    const { statusCode: status, elapsedTime } = reply
    const route = request.routeOptions.url ?? ''
    metrics.recordResponse({ method, route, status, seconds: elapsedTime / 1000 })
    tracing.recordResponse(raw, route, status)
    const fields = {
      reqId,
      trace_id: tracing.getTrace(raw)?.id,
      method,
      path: request.url.split('?', 1)[0],
      ip: app.clientIp(request),
      status,
      ms: Math.round(elapsedTime),
    }
    lines.info(fields, 'answered')
    done()
  })
}
