import { Problem } from '#shared/problem.ts'

/** Whose large body it is. */
export interface Sender {
  readonly account: number | undefined
  /** The network address that it comes from; IPv6 by its /64. */
  readonly address: string
  /** Whether something that the account sent in was approved. */
  readonly isEstablished: boolean
  /** Whether bodies of theirs did not arrive whole of late. */
  readonly isSlow: boolean
}

export interface SlotBounds {
  /** Bodies that are under way at a time; each takes several times its size in memory until it is answered. */
  readonly atOnce: number
  /** Beyond these, for established accounts alone: whoever opens accounts by the dozen never shuts them out. */
  readonly reserved: number
  readonly perAccount: number
  /** Whole islands share an address, so that established accounts are not counted out by their neighbours. */
  readonly perAddress: number
  /** How many may wait for a slot, how many of them from one address, and for how long. */
  readonly waiting: number
  readonly waitingPerAddress: number
  readonly waitMs: number
}

interface Waiter {
  readonly sender: Sender
  readonly grant: () => void
  readonly refuse: () => void
}

/**
 * A semaphore for large bodies with a short line in front of it, in which established accounts come first and
 * slow senders last, who hold one slot at most. `acquire` resolves to what frees the slot again, or rejects with a Problem;
 * `signal` gives up waiting for who has hung up. Our own, since whom a slot is free for depends on who holds the
 * others: neither `async-mutex` nor `p-limit` lets one waiter pass another, or sends the last one away.
 */
export function createUploadSlots(bounds: SlotBounds) {
  const held: Sender[] = []
  const line: Waiter[] = []
  const ofAccount =
    ({ account }: Sender) =>
    (other: Sender) =>
      other.account === account
  const ofAddress =
    ({ address }: Sender) =>
    (other: Sender) =>
      other.address === address
  const waiters = () => line.map(({ sender }) => sender)

  const isAddressFull = (sender: Sender) =>
    !sender.isEstablished && held.filter(ofAddress(sender)).length >= (sender.isSlow ? 1 : bounds.perAddress)
  const isFree = (sender: Sender) =>
    held.length < bounds.atOnce + (sender.isEstablished ? bounds.reserved : 0) && !isAddressFull(sender)

  const take = (sender: Sender) => {
    held.push(sender)
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      held.splice(held.indexOf(sender), 1)
      // Whoever may not have this slot, say for their address, holds up nobody behind them.
      line.find((waiter) => isFree(waiter.sender))?.grant()
    }
  }
  const refusal = (sender: Sender) => (isAddressFull(sender) ? addressTaken() : allTaken())

  /** Makes room by sending the last one away who comes after them in the line. */
  const isLineFull = (sender: Sender) => {
    if (line.length < bounds.waiting) {
      return !sender.isEstablished && waiters().filter(ofAddress(sender)).length >= bounds.waitingPerAddress
    }
    const last = line.at(-1)
    if (!last || rankOf(last.sender) <= rankOf(sender)) return true
    last.refuse()
    return false
  }

  const wait = (sender: Sender, signal: AbortSignal) =>
    new Promise<() => void>((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer)
        signal.removeEventListener('abort', refuse)
        line.splice(line.indexOf(waiter), 1)
      }
      const refuse = () => {
        leave()
        reject(refusal(sender))
      }
      const grant = () => {
        leave()
        resolve(take(sender))
      }
      const waiter = { sender, grant, refuse }
      const timer = setTimeout(refuse, bounds.waitMs)
      signal.addEventListener('abort', refuse)
      const behind = line.findIndex((other) => rankOf(other.sender) > rankOf(sender))
      line.splice(behind < 0 ? line.length : behind, 0, waiter)
    })

  return {
    async acquire(sender: Sender, signal: AbortSignal): Promise<() => void> {
      const own = [...held, ...waiters()].filter(ofAccount(sender))
      if (own.length >= (sender.isSlow ? 1 : bounds.perAccount)) throw ownTaken()
      if (isFree(sender)) return take(sender)
      if (signal.aborted || isLineFull(sender)) throw refusal(sender)
      return wait(sender, signal)
    },
  }
}

/** What comes first in the line has the lowest rank. */
const rankOf = ({ isEstablished, isSlow }: Sender): number => (isEstablished ? 0 : isSlow ? 2 : 1)

const RETRY_AFTER_SECONDS = 10

const allTaken = () =>
  new Problem('unavailable', 'Many photos are being sent right now. Please try again in a few seconds', {
    retryAfter: RETRY_AFTER_SECONDS,
  })

const addressTaken = () =>
  new Problem(
    'unavailable',
    'Many photos are being sent from your network right now. Please try again in a few seconds',
    { retryAfter: RETRY_AFTER_SECONDS },
  )

const ownTaken = () =>
  new Problem(
    'too-many',
    'Other listings of yours are being sent already. Please wait until they have arrived',
    { retryAfter: RETRY_AFTER_SECONDS },
  )
