/**
 * Limits how many things each key has at a time, such as a network's open connections. `acquire` returns the function that
 * releases one, which may be called twice, or null if the key has `max` already.
 */
export function createConcurrencyLimit(max: number) {
  const held = new Map<string, number>()
  return {
    acquire(key: string): (() => void) | null {
      const count = held.get(key) ?? 0
      if (count >= max) return null
      held.set(key, count + 1)
      let isHeld = true
      return () => {
        if (!isHeld) return
        isHeld = false
        const left = (held.get(key) ?? 0) - 1
        if (left > 0) held.set(key, left)
        else held.delete(key)
      }
    },
  }
}
