import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { Problem } from '#problem.ts'
import { startBodyTimer } from './slow-body.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The hook of calls that take photos: a large body gets a place or is refused, a small one its short time. */
    admitBody: onRequestAsyncHookHandler
  }
}

/** Bytes that a body may have, and that the body of a call which takes photos may have. */
export const SMALL_BODY = 64 * 1024
export const LARGE_BODY = 30 * 1024 * 1024

/** Each large body takes several times its size in memory until it is answered. */
const AT_ONCE = 3
const RETRY_AFTER_SECONDS = 10

/** Counts the large bodies under way, from before they are read until their answer has left or the sender has. */
export function addLargeBodies(app: FastifyInstance): void {
  let underWay = 0
  app.decorate('admitBody', async (request, reply) => {
    if (!isLarge(request)) return startBodyTimer(request, reply)
    if (underWay >= AT_ONCE) throw allTaken()
    underWay += 1
    reply.raw.once('close', () => {
      underWay -= 1
    })
  })
}

/** A body that comes in chunks doesn't say how much is to come. */
const isLarge = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > SMALL_BODY

const allTaken = () =>
  new Problem('unavailable', 'Many photos are being sent right now. Please try again in a few seconds', {
    retryAfter: RETRY_AFTER_SECONDS,
  })
