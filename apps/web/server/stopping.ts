import type { FastifyInstance } from 'fastify'
import { API_AWAY, type Refuse } from './refusal.ts'

/**
 * While the server stops, pending requests are finished and their connections closed. New requests on open connections
 * are refused: the API and the render threads may be closed already.
 */
export function refuseWhenStopping(app: FastifyInstance, refuse: Refuse): void {
  let isStopping = false
  app.addHook('preClose', (done) => {
    isStopping = true
    done()
  })
  app.addHook('onRequest', (request, reply, done) => {
    if (isStopping) void refuse(request, reply, API_AWAY)
    else done()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isStopping) void reply.header('Connection', 'close')
    done(null, payload)
  })
}
