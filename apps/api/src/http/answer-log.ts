import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Writes the line of an answer that was handed to the connection past the framework. */
    logAnswer(request: FastifyRequest, status: number): void
  }
  interface FastifyRequest {
    /** By the clock of `performance.now()`. */
    startedAt: number
    isLogged: boolean
  }
}

/**
 * One line for each answer. The query string stays out: it holds what people search for. An answer that the framework
 * sends is logged when its last byte has gone out. To be told of that costs more than many a public answer, which is
 * therefore logged when it is handed to the connection, as one piece.
 */
export function addAnswerLog(app: FastifyInstance, log: FastifyBaseLogger): void {
  // Nothing that these lines hold is secret, and looking for secrets costs more than most answers.
  const answers = log.child({}, { redact: [] })
  app.decorateRequest('startedAt', 0)
  app.decorateRequest('isLogged', false)
  app.decorate('logAnswer', (request, status) => {
    const { method, url } = request.raw
    answers.info(
      {
        reqId: request.id,
        method,
        path: pathOf(url),
        ip: app.clientIp(request),
        status,
        ms: Math.round(performance.now() - request.startedAt),
      },
      'answered',
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
    if (!request.isLogged) reply.raw.once('finish', () => app.logAnswer(request, reply.statusCode))
    request.isLogged = true
    done()
  })
}

function pathOf(url = ''): string {
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}
