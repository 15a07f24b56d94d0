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

/** How long a large body may pause: a slow phone's keeps coming, a phone without network holds up the others. */
export const LARGE_BODY_SILENT = 20_000
const LISTENED = 4

/** Before a small body is read. */
export async function startBodyTimer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  request.bodyTimer = setTimeout(() => refuseSlow(reply), SMALL_BODY_WITHIN)
}

/** Before a large body is read: it may take its time as long as it keeps coming. */
export async function startSilenceTimer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { socket } = request.raw
  let [heard, silent] = [socket.bytesRead, 0]
  const listen = () => {
    silent = socket.bytesRead === heard ? silent + 1 : 0
    heard = socket.bytesRead
    if (silent >= LISTENED) refuseSlow(reply)
    else request.bodyTimer = setTimeout(listen, LARGE_BODY_SILENT / LISTENED)
  }
  request.bodyTimer = setTimeout(listen, LARGE_BODY_SILENT / LISTENED)
}

const refuseSlow = (reply: FastifyReply): void =>
  void reply
    .header('connection', 'close')
    .send(new Problem('too-slow', 'The request took too long to arrive'))

/** Once the body is there. */
export async function clearBodyTimer(request: FastifyRequest): Promise<void> {
  if (request.bodyTimer) clearTimeout(request.bodyTimer)
}
