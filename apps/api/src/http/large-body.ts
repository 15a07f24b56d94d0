import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { Problem } from '#problem.ts'
import { startBodyTimer, startSilenceTimer } from './slow-body.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The hook of calls that take photos: a large body gets a place or is refused, a small one its short time. */
    admitBody: onRequestAsyncHookHandler
  }
  interface FastifyRequest {
    /** The place of a large body; null for any other request. */
    place: Place | null
  }
}

/** Bytes that a body may have, and that the body of a call which takes photos may have. */
export const SMALL_BODY = 64 * 1024
export const LARGE_BODY = 30 * 1024 * 1024

/** Each large body takes several times its size in memory until it is answered. */
const AT_ONCE = 3
/** One sender never has all the places. */
const OF_ONE_USER = 2
const RETRY_AFTER_SECONDS = 10

/** Counted as long as anything holds it: the connection, and the work on what came over it. */
interface Place {
  /** Answers what lets go again. */
  hold(): () => void
}

/**
 * Counts the large bodies under way, from before they are read until nothing works on them and their answer has left:
 * whoever hangs up leaves the work on their photos behind.
 */
export function addLargeBodies(app: FastifyInstance): void {
  const underWay: (number | undefined)[] = []
  const take = (user: number | undefined) => void underWay.push(user)
  const free = (user: number | undefined) => void underWay.splice(underWay.indexOf(user), 1)

  app.decorateRequest('place', null)
  app.decorate('admitBody', async (request, reply) => {
    if (!isLarge(request)) return startBodyTimer(request, reply)
    const user = request.user?.id
    if (underWay.filter((one) => one === user).length >= OF_ONE_USER) throw ownTaken()
    if (underWay.length >= AT_ONCE) throw allTaken()
    request.place = newPlace(
      () => take(user),
      () => free(user),
    )
    reply.raw.once('close', request.place.hold())
    return startSilenceTimer(request, reply)
  })
}

function newPlace(take: () => void, free: () => void): Place {
  let holders = 0
  return {
    hold() {
      if (++holders === 1) take()
      return () => {
        if (--holders === 0) free()
      }
    },
  }
}

/** A body that comes in chunks doesn't say how much is to come. */
const isLarge = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > SMALL_BODY

const allTaken = () =>
  new Problem('unavailable', 'Many photos are being sent right now. Please try again in a few seconds', {
    retryAfter: RETRY_AFTER_SECONDS,
  })

const ownTaken = () =>
  new Problem(
    'too-many',
    'Two of your listings are being sent already. Please wait until they have arrived',
    {
      retryAfter: RETRY_AFTER_SECONDS,
    },
  )
