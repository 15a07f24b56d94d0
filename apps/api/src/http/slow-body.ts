import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '#problem.ts'

declare module 'fastify' {
  interface FastifyRequest {
    bodyTimer: NodeJS.Timeout | null
  }
}

/** How long a small body may take: what drips in slower holds a connection for nothing. */
export const SMALL_BODY_WITHIN = 15_000

export function addBodyTimer(app: FastifyInstance): void {
  app.decorateRequest('bodyTimer', null)
  app.addHook('onResponse', clearBodyTimer)
  app.addHook('onRequestAbort', clearBodyTimer)
}

/** Before the body is read. */
export async function startBodyTimer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  request.bodyTimer = setTimeout(() => {
    void reply
      .header('connection', 'close')
      .send(new Problem('too-slow', 'The request took too long to arrive'))
  }, SMALL_BODY_WITHIN)
}

/** Once the body is there. */
export async function clearBodyTimer(request: FastifyRequest): Promise<void> {
  if (request.bodyTimer) clearTimeout(request.bodyTimer)
}
