import { isIPv6 } from 'node:net'
import { MINUTE } from '@portal/domain/shared'
import { LRUCache } from 'lru-cache'

/** Renders that one place may cause in a window. Whole islands share an address, and most views are no render. */
const MOST = 600
const WINDOW = 5 * MINUTE
/** Places that are remembered; beyond them the one that was away for longest is forgotten. */
const PLACES = 20_000
const HEXTETS_OF_A_HOUSEHOLD = 4

/** IPv6 counts by its /64, which is what one household gets; an IPv4 address in IPv6's clothes is that address. */
export function placeOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0')
  const network = [...front, ...zeros, ...back].slice(0, HEXTETS_OF_A_HOUSEHOLD)
  return network.map((hextet) => Number.parseInt(hextet, 16).toString(16)).join(':')
}

/** Counts what making pages costs, by the place that it is made for. */
export class RenderLimit {
  readonly #most: number
  readonly #now: () => number
  readonly #places = new LRUCache<string, { renders: number; endsAt: number }>({ max: PLACES })

  constructor(scale: number, now: () => number) {
    this.#most = Math.max(1, Math.round(MOST * scale))
    this.#now = now
  }

  /** Counts one render for an address; answers 0, or in how many seconds the next one may be made. */
  take(address: string): number {
    const place = placeOf(address)
    const now = this.#now()
    const counted = this.#places.get(place)
    if (!counted || counted.endsAt <= now) {
      this.#places.set(place, { renders: 1, endsAt: now + WINDOW })
      return 0
    }
    if (counted.renders >= this.#most) return Math.ceil((counted.endsAt - now) / 1000)
    counted.renders += 1
    return 0
  }

  /** Takes back a render that was not needed in the end. */
  giveBack(address: string): void {
    const counted = this.#places.get(placeOf(address))
    if (counted && counted.renders > 0) counted.renders -= 1
  }
}
