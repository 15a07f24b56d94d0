import { LARGE_BODY, SMALL_BODY } from '@portal/domain/shared'
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { countBrokenBodies } from './broken-bodies.ts'
import { networkOf } from '../server/client-ip.ts'
import { startBodyTimer, watchPace, type Pace } from './slow-body.ts'
import { createUploadSlots, type SlotBounds } from './upload-slots.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The hook of calls that take photos: a large body gets a slot or is refused, a small one its short time. */
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

const SECOND = 1000

/** A phone on 2G sends 20 kB a second: what is slower holds a slot for nothing. */
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

/** A large body, as far as it is known before it is read. */
interface Upload {
  /** The network address that it comes from; IPv6 by its /64. */
  readonly address: string
  readonly bytes: number
}

/** What has to be known of a large body and of who sends it. */
export interface UploadGate {
  readonly now: () => number
  /** Whether something that an account sent in was approved. */
  isEstablished(userId: number): Promise<boolean>
  /** Refuses what there is no room for, or what is too much from one address. */
  admit(upload: Upload): Promise<void>
  /** Notes what has come, whatever became of it. */
  count(upload: Upload): Promise<void>
}

/** Counted as long as anything holds it: the connection, and the work on what came over it. */
interface UploadSlot {
  /** Counts one more holder; returns the function that releases it again. */
  acquire(): () => void
}

/**
 * Gives large bodies their slots, from before they are read until nothing works on them and their answer has left:
 * whoever hangs up leaves the work on their photos behind.
 */
export function addLargeBodies(
  app: FastifyInstance,
  gate: UploadGate,
  { slots: slotBounds, pace }: UploadBounds = UPLOAD_BOUNDS,
): void {
  const slots = createUploadSlots(slotBounds)
  const broken = countBrokenBodies(gate.now)
  app.decorateRequest('slot', null)
  app.decorate('admitBody', async (request, reply) => {
    if (!isLarge(request)) return startBodyTimer(request, reply)
    const { socket } = request.raw
    const [account, address] = [request.user?.id, networkOf(request.server.clientIp(request))]
    await gate.admit({ address, bytes: announcedBytes(request) })
    // Its beginning came with the headers. What arrives in the line counts for the pace, the time there does not.
    const readBefore = socket.bytesRead - request.raw.readableLength
    const isSlowAccount = account !== undefined && broken.isSlow(`account ${account}`)
    // Whole islands share an address, so that what its others do is not held against an established account.
    const isEstablished = account !== undefined && !isSlowAccount && (await gate.isEstablished(account))
    const isSlow = isSlowAccount || (!isEstablished && broken.isSlow(address))
    const sender = { account, address, isEstablished, isSlow }
    request.slot = newSlot(await slots.acquire(sender, signalOf(reply)))
    const release = request.slot.acquire()
    if (reply.raw.destroyed) return release()
    reply.raw.once('close', () => {
      release()
      if (!request.raw.readableEnded) {
        broken.note(address)
        if (account !== undefined) broken.note(`account ${account}`)
      }
      const bytes = socket.bytesRead - readBefore
      if (bytes > 0) void gate.count({ address, bytes })
    })
    watchPace(request, reply, { ...pace, readBefore })
  })
}

/** Aborts once the sender has hung up. */
function signalOf({ raw }: FastifyReply): AbortSignal {
  const hungUp = new AbortController()
  if (raw.destroyed) hungUp.abort()
  else raw.once('close', () => hungUp.abort())
  return hungUp.signal
}

function newSlot(free: () => void): UploadSlot {
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

/** A body that comes in chunks doesn't say how much is to come. */
const announcedBytes = ({ headers }: FastifyRequest): number =>
  headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : LARGE_BODY

const isLarge = (request: FastifyRequest): boolean => announcedBytes(request) > SMALL_BODY
