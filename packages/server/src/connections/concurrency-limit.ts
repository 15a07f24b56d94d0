/**
 * Limits how many things each key has at a time, such as a network's open connections. `acquire` returns the function that
 * releases one, which may be called twice, or null if the key has `max` already.
 */
export function createConcurrencyLimit(max: number) {
  const counts = new Map<string, number>()
  return {
    acquire(key: string): (() => void) | null {
      const count = counts.get(key) ?? 0
      if (count >= max) return null
      counts.set(key, count + 1)
      let isAcquired = true
      return () => {
        if (!isAcquired) return
        isAcquired = false
        const remaining = (counts.get(key) ?? 0) - 1
        if (remaining > 0) counts.set(key, remaining)
        else counts.delete(key)
      }
    },
  }
}
