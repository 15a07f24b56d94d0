import { HOUR } from '@portal/domain/shared'
import { LRUCache } from 'lru-cache'

/** After how many aborted bodies a sender counts as slow, and for how long they count. */
const SLOW_AFTER = 2
const WINDOW = HOUR / 6
/** Bounds memory: the least recently noted sender is evicted. */
const MAX_SENDERS = 10_000

/**
 * Counts the large bodies of a sender that took a slot and never arrived completely, whoever aborted them: a slow sender
 * may hang up before the time-out, and begin again.
 */
export function createAbortedBodyCounter(now: () => number) {
  // By size: `max` would allocate memory for all senders at once.
  const abortedAt = new LRUCache<string, readonly number[]>({
    maxSize: MAX_SENDERS,
    sizeCalculation: () => 1,
  })
  // Not for longer when the clock is set back.
  const recent = (sender: string) =>
    (abortedAt.peek(sender) ?? []).filter((at) => Math.abs(now() - at) < WINDOW)
  return {
    note(sender: string): void {
      abortedAt.set(sender, [...recent(sender), now()].slice(-SLOW_AFTER))
    },
    isSlow: (sender: string): boolean => recent(sender).length >= SLOW_AFTER,
  }
}
