import { HOUR } from '@portal/domain/shared'
import { LRUCache } from 'lru-cache'

/** The number of aborted bodies from which a sender counts as slow, and how long each counts. */
const SLOW_AFTER = 2
const WINDOW = HOUR / 6
/** Bounds memory: the least recently recorded sender is evicted. */
const MAX_SENDERS = 10_000

/**
 * Counts large bodies that used a slot and never arrived completely, no matter who aborted them: a slow sender may hang up
 * before the timeout and begin again.
 */
export function createAbortedBodyCounter(now: () => number) {
  // By size: `max` would allocate memory for all senders at once.
  const abortedAt = new LRUCache<string, readonly number[]>({
    maxSize: MAX_SENDERS,
    sizeCalculation: () => 1,
  })
  // If the clock is set back, they must not count for longer.
  const recent = (sender: string) =>
    (abortedAt.peek(sender) ?? []).filter((at) => Math.abs(now() - at) < WINDOW)
  return {
    record(sender: string): void {
      abortedAt.set(sender, [...recent(sender), now()].slice(-SLOW_AFTER))
    },
    isSlow: (sender: string): boolean => recent(sender).length >= SLOW_AFTER,
  }
}
