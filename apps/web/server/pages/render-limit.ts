import { MINUTE } from '@portal/domain/shared'
import { toNetwork } from '@portal/server/network'
import { LRUCache } from 'lru-cache'

/** Renders per network and window. Whole islands share an address, and most views need no render. */
const MAX_RENDERS = 600
const WINDOW = 5 * MINUTE
/** Networks counted at a time; beyond them the least recently used is forgotten. */
const MAX_NETWORKS = 20_000

/** Limits renders by the network that causes them. */
export class RenderLimit {
  readonly #max: number
  readonly #now: () => number
  readonly #networks = new LRUCache<string, { renders: number; endsAt: number }>({ max: MAX_NETWORKS })

  constructor(scale: number, now: () => number) {
    this.#max = Math.max(1, Math.round(MAX_RENDERS * scale))
    this.#now = now
  }

  /** Counts a render for an address; returns 0, or the seconds until the next one is allowed. */
  take(address: string): number {
    const network = toNetwork(address)
    const now = this.#now()
    const counter = this.#networks.get(network)
    if (!counter || counter.endsAt <= now) {
      this.#networks.set(network, { renders: 1, endsAt: now + WINDOW })
      return 0
    }
    if (counter.renders >= this.#max) return Math.ceil((counter.endsAt - now) / 1000)
    counter.renders += 1
    return 0
  }

  /** Refunds a render that was not needed. */
  refund(address: string): void {
    const counter = this.#networks.get(toNetwork(address))
    if (counter && counter.renders > 0) counter.renders -= 1
  }
}
