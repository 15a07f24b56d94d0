import { isIPv6 } from 'node:net'
import { MINUTE } from '@portal/domain/shared'
import { LRUCache } from 'lru-cache'

/** Renders that one place may cause in a window. Whole islands share an address, and most views are no render. */
const MAX_RENDERS = 600
const WINDOW = 5 * MINUTE
/** Places that are remembered; beyond them the one that was away for longest is forgotten. */
const MAX_NETWORKS = 20_000
const HEXTETS_IN_NETWORK = 4

/** IPv6 counts by its /64, which is what one household gets; an IPv4 address in IPv6's clothes is that address. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0')
  const hextets = [...front, ...zeros, ...back].slice(0, HEXTETS_IN_NETWORK)
  return hextets.map((hextet) => Number.parseInt(hextet, 16).toString(16)).join(':')
}

/** Counts what making pages costs, by the place that it is made for. */
export class RenderLimit {
  readonly #max: number
  readonly #now: () => number
  readonly #networks = new LRUCache<string, { renders: number; endsAt: number }>({ max: MAX_NETWORKS })

  constructor(scale: number, now: () => number) {
    this.#max = Math.max(1, Math.round(MAX_RENDERS * scale))
    this.#now = now
  }

  /** Counts one render for an address; answers 0, or in how many seconds the next one may be made. */
  take(address: string): number {
    const network = networkOf(address)
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

  /** Takes back a render that was not needed in the end. */
  refund(address: string): void {
    const counter = this.#networks.get(networkOf(address))
    if (counter && counter.renders > 0) counter.renders -= 1
  }
}
