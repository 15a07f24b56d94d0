import { Problem } from '#shared/problem.ts'

/** The sender of a large body. */
export interface Sender {
  readonly account: number | undefined
  /** The sender's network address; IPv6 by its /64. */
  readonly address: string
  /** Whether the account has an approved submission. */
  readonly isEstablished: boolean
  /** Whether several of their recent bodies were aborted. */
  readonly isSlow: boolean
}

export interface SlotBounds {
  /** Concurrent bodies; each takes several times its size in memory until its response. */
  readonly atOnce: number
  /** Additional slots for established accounts, so that new accounts can't block them. */
  readonly reserved: number
  readonly perAccount: number
  /** Not for established accounts: whole islands share an address. */
  readonly perAddress: number
  /** The maximum length of the queue. */
  readonly waiting: number
  /** Its maximum for one address; not for established accounts. */
  readonly waitingPerAddress: number
  /** The maximum wait. */
  readonly waitMs: number
}

interface Waiter {
  readonly sender: Sender
  readonly grant: () => void
  readonly refuse: () => void
}

/**
 * A semaphore for large bodies with a short priority queue: established accounts come first; slow senders come last and get
 * at most one slot. `acquire` resolves to the function that releases the slot, or rejects with a Problem; `signal` ends the
 * wait of a sender who hangs up. `async-mutex` and `p-limit` don't fit, since a free slot depends on who has the others,
 * and a waiter can be displaced.
 */
export function createUploadSlots(bounds: SlotBounds) {
  const acquired: Sender[] = []
  const queue: Waiter[] = []
  const listByAccount =
    ({ account }: Sender) =>
    (other: Sender) =>
      other.account === account
  const listByAddress =
    ({ address }: Sender) =>
    (other: Sender) =>
      other.address === address
  const waiters = () => queue.map(({ sender }) => sender)

  const isAddressFull = (sender: Sender) =>
    !sender.isEstablished &&
    acquired.filter(listByAddress(sender)).length >= (sender.isSlow ? 1 : bounds.perAddress)
  const canAcquire = (sender: Sender) =>
    acquired.length < bounds.atOnce + (sender.isEstablished ? bounds.reserved : 0) && !isAddressFull(sender)

  const acquireSlot = (sender: Sender) => {
    acquired.push(sender)
    let isAcquired = true
    return () => {
      if (!isAcquired) return
      isAcquired = false
      acquired.splice(acquired.indexOf(sender), 1)
      // Skips a waiter who may not have this slot, as when their address has too many.
      queue.find((waiter) => canAcquire(waiter.sender))?.grant()
    }
  }
  const createRefusal = (sender: Sender) =>
    isAddressFull(sender) ? createAddressProblem() : createFullProblem()

  /** Whether the queue is full; first displaces the last waiter for a sender of a better rank. */
  const isQueueFull = (sender: Sender) => {
    if (queue.length < bounds.waiting) {
      return (
        !sender.isEstablished && waiters().filter(listByAddress(sender)).length >= bounds.waitingPerAddress
      )
    }
    const last = queue.at(-1)
    if (!last || getRank(last.sender) <= getRank(sender)) return true
    last.refuse()
    return false
  }

  const wait = (sender: Sender, signal: AbortSignal) =>
    new Promise<() => void>((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer)
        signal.removeEventListener('abort', refuse)
        queue.splice(queue.indexOf(waiter), 1)
      }
      const refuse = () => {
        leave()
        reject(createRefusal(sender))
      }
      const grant = () => {
        leave()
        resolve(acquireSlot(sender))
      }
      const waiter = { sender, grant, refuse }
      const timer = setTimeout(refuse, bounds.waitMs)
      signal.addEventListener('abort', refuse)
      const behind = queue.findIndex((other) => getRank(other.sender) > getRank(sender))
      queue.splice(behind < 0 ? queue.length : behind, 0, waiter)
    })

  return {
    async acquire(sender: Sender, signal: AbortSignal): Promise<() => void> {
      const own = [...acquired, ...waiters()].filter(listByAccount(sender))
      if (own.length >= (sender.isSlow ? 1 : bounds.perAccount)) throw createAccountProblem()
      if (canAcquire(sender)) return acquireSlot(sender)
      if (signal.aborted || isQueueFull(sender)) throw createRefusal(sender)
      return wait(sender, signal)
    },
  }
}

/** The lowest rank is first in the queue. */
const getRank = ({ isEstablished, isSlow }: Sender): number => (isEstablished ? 0 : isSlow ? 2 : 1)

const RETRY_AFTER_SECONDS = 10

const createFullProblem = () =>
  new Problem('unavailable', 'Many photos are being sent right now. Please try again in a few seconds', {
    retryAfter: RETRY_AFTER_SECONDS,
  })

const createAddressProblem = () =>
  new Problem(
    'unavailable',
    'Many photos are being sent from your network right now. Please try again in a few seconds',
    { retryAfter: RETRY_AFTER_SECONDS },
  )

const createAccountProblem = () =>
  new Problem('too-many', 'We are still receiving your other listings. Please wait until they have arrived', {
    retryAfter: RETRY_AFTER_SECONDS,
  })
