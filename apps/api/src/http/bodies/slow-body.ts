import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '#shared/problem.ts'

declare module 'fastify' {
  interface FastifyRequest {
    bodyTimer: NodeJS.Timeout | null
  }
}

/** How long a small body may take: what drips in slower holds a connection for nothing. */
export const SMALL_BODY_WITHIN = 15_000

export function addBodyTimer(app: FastifyInstance): void {
  app.decorateRequest('bodyTimer', null)
}

/** Before a small body is read. */
export async function startBodyTimer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  clearAtEnd(request, reply)
  request.bodyTimer = setTimeout(() => refuseSlow(reply), SMALL_BODY_WITHIN)
}

/** Whatever becomes of a request, its timer ends with it. */
const clearAtEnd = (request: FastifyRequest, reply: FastifyReply): void =>
  void reply.raw.once('close', () => void clearBodyTimer(request))

/** How fast a large body has to arrive. */
export interface Pace {
  readonly checkEveryMs: number
  /** How long it may pause: a slow phone's keeps coming, a phone without network holds up the others. */
  readonly silentMs: number
  /** Bytes a second that it has to reach on average, and how long nobody looks at that. */
  readonly bytesPerSecond: number
  readonly graceMs: number
}

interface Watched extends Pace {
  /** Bytes that its connection had carried before it. */
  readonly readBefore: number
}

/**
 * While a large body is read: it may take minutes as long as it keeps coming, and not in drips. Time is counted in
 * checks, which come late where the process is busy: that is never held against the sender.
 */
export function watchPace(request: FastifyRequest, reply: FastifyReply, pace: Watched): void {
  clearAtEnd(request, reply)
  const { socket } = request.raw
  let [heard, silentMs, elapsedMs] = [pace.readBefore, 0, 0]
  const check = () => {
    elapsedMs += pace.checkEveryMs
    silentMs = socket.bytesRead === heard ? silentMs + pace.checkEveryMs : 0
    heard = socket.bytesRead
    const least = (pace.bytesPerSecond * elapsedMs) / 1000
    const isTooSlow = elapsedMs >= pace.graceMs && heard - pace.readBefore < least
    if (silentMs >= pace.silentMs || isTooSlow) refuseSlow(reply)
    else watchOn()
  }
  const watchOn = () => {
    request.bodyTimer = setTimeout(check, pace.checkEveryMs)
  }
  watchOn()
}

const refuseSlow = (reply: FastifyReply): void =>
  void reply
    .header('connection', 'close')
    .send(new Problem('too-slow', 'The request took too long to arrive'))

/** Once the body is there. */
export async function clearBodyTimer(request: FastifyRequest): Promise<void> {
  if (request.bodyTimer) clearTimeout(request.bodyTimer)
}
