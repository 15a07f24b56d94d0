import { HOUR } from '@portal/domain/shared'
import { LRUCache } from 'lru-cache'

/** How many bodies that did not arrive whole make a sender slow, and for how long they count. */
const BROKEN = 2
const COUNTED_FOR = HOUR / 6
/** Senders that are counted; beyond them the one that was noted longest ago is forgotten. */
const SENDERS = 10_000

/**
 * Counts the large bodies of a sender that took a slot and never arrived whole, whoever ended them: one that drips may
 * hang up before it is ended, and begin again.
 */
export function countBrokenBodies(now: () => number) {
  // By size: `max` would set aside memory for all senders at once.
  const broken = new LRUCache<string, readonly number[]>({ maxSize: SENDERS, sizeCalculation: () => 1 })
  const recent = (sender: string) => (broken.peek(sender) ?? []).filter((at) => at > now() - COUNTED_FOR)
  return {
    note(sender: string): void {
      broken.set(sender, [...recent(sender), now()].slice(-BROKEN))
    },
    isSlow: (sender: string): boolean => recent(sender).length >= BROKEN,
  }
}
