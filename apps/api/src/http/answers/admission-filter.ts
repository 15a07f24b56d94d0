/** How many keys are remembered; each takes four bytes. */
const SLOTS = 8_192

/**
 * Tells whether a key was seen lately, in a fixed amount of memory: an answer that is requested once, as by a crawler
 * that walks through every address, is not worth caching. Two keys with the same slot displace each other.
 */
export class AdmissionFilter {
  readonly #seen = new Int32Array(SLOTS)

  /** Whether this key was seen before; marks it as seen. */
  admits(key: string): boolean {
    const hash = hashOf(key)
    const slot = hash & (SLOTS - 1)
    const isKnown = this.#seen[slot] === hash
    this.#seen[slot] = hash
    return isKnown
  }
}

/** FNV-1a in 32 bits; never 0, which an empty slot holds. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash === 0 ? 1 : hash
}
