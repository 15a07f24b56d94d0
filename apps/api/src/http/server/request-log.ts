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
 * Logs one line for each response once its last byte has gone out, counts it and tells its trace. The query string stays
 * out: it holds what people search for.
 */
export function addRequestLog(app: FastifyInstance, { log, metrics, tracing }: Observers): void {
  // Not the framework's option, with which it would log lines of its own.
  app.addHook('onRequest', (request, reply, done) => {
    request.log = log
    reply.log = log
    done()
  })
  // Nothing in these lines is secret, and to look for secrets costs as much as the whole of a stored response.
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
