import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '#shared/problem.ts'

declare module 'fastify' {
  interface FastifyRequest {
    bodyTimer: NodeJS.Timeout | null
  }
}

/** The time-out of a small body, in milliseconds. */
export const SMALL_BODY_TIMEOUT = 15_000

export function addBodyTimer(app: FastifyInstance): void {
  app.decorateRequest('bodyTimer', null)
}

/** Starts the time-out before a small body is read. */
export async function startBodyTimer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  clearAtEnd(request, reply)
  request.bodyTimer = setTimeout(() => refuseTooSlow(reply), SMALL_BODY_TIMEOUT)
}

/** Clears the timer when the request ends in any way. */
const clearAtEnd = (request: FastifyRequest, reply: FastifyReply): void =>
  void reply.raw.once('close', () => void clearBodyTimer(request))

/** The minimum pace of a large body. */
export interface Pace {
  readonly checkEveryMs: number
  /** How long it may pause. */
  readonly silentMs: number
  /** The least average rate, and the time before it is enforced. */
  readonly bytesPerSecond: number
  readonly graceMs: number
}

interface EnforcedPace extends Pace {
  /** Bytes that the connection had received before the body. */
  readonly readBefore: number
}

/**
 * Enforces the pace of a large body, which may take minutes. Time is counted in checks, which are late where the process
 * is busy, so that this is never blamed on the sender.
 */
export function enforcePace(request: FastifyRequest, reply: FastifyReply, pace: EnforcedPace): void {
  clearAtEnd(request, reply)
  const { socket } = request.raw
  let [received, silentMs, elapsedMs] = [pace.readBefore, 0, 0]
  const check = () => {
    elapsedMs += pace.checkEveryMs
    silentMs = socket.bytesRead === received ? silentMs + pace.checkEveryMs : 0
    received = socket.bytesRead
    const least = (pace.bytesPerSecond * elapsedMs) / 1000
    const isTooSlow = elapsedMs >= pace.graceMs && received - pace.readBefore < least
    if (silentMs >= pace.silentMs || isTooSlow) refuseTooSlow(reply)
    else scheduleCheck()
  }
  const scheduleCheck = () => {
    request.bodyTimer = setTimeout(check, pace.checkEveryMs)
  }
  scheduleCheck()
}

const refuseTooSlow = (reply: FastifyReply): void =>
  void reply
    .header('connection', 'close')
    .send(new Problem('too-slow', 'The request took too long to arrive'))

/** Clears the time-out once the body has arrived. */
export async function clearBodyTimer(request: FastifyRequest): Promise<void> {
  if (request.bodyTimer) clearTimeout(request.bodyTimer)
}
