import { DEFAULT_BODY_LIMIT, PHOTO_BODY_LIMIT, SECOND, HOUR } from '@portal/domain/shared'
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { toNetwork } from '@portal/server/network'
import { clearBodyTimer, enforcePace, type Pace } from './slow-body.ts'
import { createUploadSlots, type SlotBounds } from './upload-slots.ts'
import { LRUCache } from 'lru-cache'

declare module 'fastify' {
  interface FastifyInstance {
    /** The hook of calls that accept photos: a large body gets a slot or is refused. */
    admitBody: onRequestAsyncHookHandler
  }
  interface FastifyRequest {
    /** The slot of a large body; null for any other request. */
    slot: UploadSlot | null
  }
}

export interface UploadBounds {
  readonly slots: SlotBounds
  readonly pace: Pace
}

/** A phone on 2G sends 20 kB a second; a slower sender would block a slot. */
export const UPLOAD_BOUNDS: UploadBounds = {
  slots: {
    atOnce: 3,
    reserved: 1,
    perAccount: 2,
    perAddress: 2,
    waiting: 16,
    waitingPerAddress: 8,
    waitMs: 5 * SECOND,
  },
  pace: {
    checkEveryMs: 5 * SECOND,
    silentMs: 20 * SECOND,
    graceMs: 20 * SECOND,
    bytesPerSecond: 16_000,
  },
}

/** A large body that has not been read yet. */
interface Upload {
  /** The sender's network address; IPv6 by its /64. */
  readonly address: string
  readonly bytes: number
}

/** The dependencies of large bodies. */
export interface UploadGate {
  readonly now: () => number
  /** Whether the account has an approved submission. */
  isEstablished(userId: number): Promise<boolean>
  /** Throws if the disk is full or the address has sent too much. */
  admit(upload: Upload): Promise<void>
  /** Counts received bytes, whatever the outcome. */
  count(upload: Upload): Promise<void>
}

/** Reference-counted: used by the connection, and by the work on its body. */
interface UploadSlot {
  /** Adds a holder; returns the function that releases it. */
  acquire(): () => void
}

/**
 * Assigns slots to large bodies, from before they are read until the work has ended and the response is sent: the work
 * continues if the sender hangs up.
 */
export function addLargeBodies(
  app: FastifyInstance,
  gate: UploadGate,
  { slots: slotBounds, pace }: UploadBounds = UPLOAD_BOUNDS,
): void {
  const slots = createUploadSlots(slotBounds)
  const abortedBodies = createAbortedBodyCounter(gate.now)
  app.decorateRequest('slot', null)
  app.decorate('admitBody', async (request, reply) => {
    if (!isLarge(request)) return
    // It may wait for its slot, and then has a minimum pace.
    clearBodyTimer(request)
    const { socket } = request.raw
    const [account, address] = [request.user?.id, toNetwork(request.server.clientIp(request))]
    await gate.admit({ address, bytes: getAnnouncedBytes(request) })
    // The first bytes came with the headers. Bytes that arrive in the queue count for the pace; the time in the queue does
    // not.
    const readBefore = socket.bytesRead - request.raw.readableLength
    const isSlowAccount = account !== undefined && abortedBodies.isSlow(`account ${account}`)
    // Whole islands share an address, so that an established account is not judged by its neighbours.
    const isEstablished = account !== undefined && !isSlowAccount && (await gate.isEstablished(account))
    const isSlow = isSlowAccount || (!isEstablished && abortedBodies.isSlow(address))
    const sender = { account, address, isEstablished, isSlow }
    request.slot = createUploadSlot(await slots.acquire(sender, createHangUpSignal(reply)))
    const release = request.slot.acquire()
    if (reply.raw.destroyed) return release()
    reply.raw.once('close', () => {
      release()
      if (!request.raw.readableEnded) {
        abortedBodies.record(address)
        if (account !== undefined) abortedBodies.record(`account ${account}`)
      }
      const bytes = socket.bytesRead - readBefore
      if (bytes > 0) void gate.count({ address, bytes })
    })
    enforcePace(request, reply, { ...pace, readBefore })
  })
}

/** Creates a signal that aborts when the sender hangs up. */
function createHangUpSignal({ raw }: FastifyReply): AbortSignal {
  const aborted = new AbortController()
  if (raw.destroyed) aborted.abort()
  else raw.once('close', () => aborted.abort())
  return aborted.signal
}

function createUploadSlot(free: () => void): UploadSlot {
  let holders = 0
  return {
    acquire() {
      holders += 1
      return () => {
        if (--holders === 0) free()
      }
    },
  }
}

/** A chunked body doesn't announce its length. */
const getAnnouncedBytes = ({ headers }: FastifyRequest): number =>
  headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : PHOTO_BODY_LIMIT

const isLarge = (request: FastifyRequest): boolean => getAnnouncedBytes(request) > DEFAULT_BODY_LIMIT

/** The number of aborted bodies from which a sender counts as slow, and how long each counts. */
const SLOW_AFTER = 2
const WINDOW = HOUR / 6
/** Bounds memory: the least recently recorded sender is evicted. */
const MAX_SENDERS = 10_000

/**
 * Counts large bodies that used a slot and never arrived completely, no matter who aborted them: a slow sender may hang up
 * before the timeout and begin again.
 */
function createAbortedBodyCounter(now: () => number) {
  // By size: `max` would allocate memory for all senders at once.
  const abortedAt = new LRUCache<string, readonly number[]>({
    maxSize: MAX_SENDERS,
    sizeCalculation: () => 1,
  })
  // If the clock is set back, they must not count for longer.
  const recent = (sender: string) =>
    (abortedAt.peek(sender) ?? []).filter((at) => Math.abs(now() - at) < WINDOW)
  return {
    record(sender: string): void {
      abortedAt.set(sender, [...recent(sender), now()].slice(-SLOW_AFTER))
    },
    isSlow: (sender: string): boolean => recent(sender).length >= SLOW_AFTER,
  }
}
