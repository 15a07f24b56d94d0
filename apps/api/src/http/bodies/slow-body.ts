import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '#shared/problem.ts'
import { hasBody } from '@portal/server/requests'

declare module 'fastify' {
  interface FastifyRequest {
    bodyTimer: NodeJS.Timeout | null
  }
}

/** The timeout of a small body, in milliseconds. */
export const SMALL_BODY_TIMEOUT_MS = 15_000

/** Starts a timeout for every body, even if its request is refused or its address unknown. */
export function addBodyTimer(app: FastifyInstance): void {
  app.decorateRequest('bodyTimer', null)
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request)) startBodyTimer(request, reply)
    done()
  })
}

function startBodyTimer(request: FastifyRequest, reply: FastifyReply): void {
  const clear = () => clearBodyTimer(request)
  request.raw.once('end', clear).once('close', clear)
  request.bodyTimer = setTimeout(() => refuseTooSlow(request, reply), SMALL_BODY_TIMEOUT_MS)
}

/** Stops the timeout of a body that has arrived or gets another timeout. */
export function clearBodyTimer(request: FastifyRequest): void {
  if (request.bodyTimer) clearTimeout(request.bodyTimer)
}

/** The minimum pace of a large body. */
export interface Pace {
  readonly checkEveryMs: number
  /** The maximum pause. */
  readonly silentMs: number
  /** The minimum average rate, and the time before it is enforced. */
  readonly bytesPerSecond: number
  readonly graceMs: number
}

interface EnforcedPace extends Pace {
  /** Bytes that the connection had received before the body. */
  readonly readBefore: number
}

/**
 * Enforces the pace of a large body, which may take minutes. Time is counted in checks: a busy process checks late, so that
 * its delays don't count against the sender.
 */
export function enforcePace(request: FastifyRequest, reply: FastifyReply, pace: EnforcedPace): void {
  const { socket } = request.raw
  let [received, silentMs, elapsedMs] = [pace.readBefore, 0, 0]
  const check = () => {
    elapsedMs += pace.checkEveryMs
    silentMs = socket.bytesRead === received ? silentMs + pace.checkEveryMs : 0
    received = socket.bytesRead
    const min = (pace.bytesPerSecond * elapsedMs) / 1000
    const isTooSlow = elapsedMs >= pace.graceMs && received - pace.readBefore < min
    if (silentMs >= pace.silentMs || isTooSlow) refuseTooSlow(request, reply)
    else scheduleCheck()
  }
  const scheduleCheck = () => {
    request.bodyTimer = setTimeout(check, pace.checkEveryMs)
  }
  scheduleCheck()
}

/** If the request already has a response, the body is only being drained, and the connection is closed. */
function refuseTooSlow(request: FastifyRequest, reply: FastifyReply): void {
  if (reply.sent) request.raw.destroy()
  else
    void reply
      .header('connection', 'close')
      .send(new Problem('too-slow', 'The request took too long to arrive'))
}
