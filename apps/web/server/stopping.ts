import type { FastifyInstance } from 'fastify'
import { API_AWAY, type Refuse } from './refusal.ts'

/**
 * Once the server stops, what was under way is finished and ends its connection. What still comes over a connection that
 * is open is told to come back: the API and the render threads may be closed already.
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
