/** Keys that are remembered at once; each is four bytes. */
const SLOTS = 8_192

/**
 * Says whether a key was asked for lately, in a fixed amount of memory: what is asked for once, as by somebody who
 * walks through every address, is not worth keeping. Two keys that fall on one slot displace each other.
 */
export class AdmissionFilter {
  readonly #seen = new Int32Array(SLOTS)

  /** Whether this key was asked for before; from now on it was. */
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
