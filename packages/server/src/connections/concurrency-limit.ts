/**
 * Limits how many things of a kind each key holds at a time, such as the open connections of a network. `acquire` returns
 * the function that releases one, which may be called twice, or null where the key holds `max` already.
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
