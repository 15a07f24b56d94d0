import { HOUR } from '@portal/domain/shared'

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
  const broken = new Map<string, readonly number[]>()
  const recent = (sender: string) => (broken.get(sender) ?? []).filter((at) => at > now() - COUNTED_FOR)
  return {
    note(sender: string): void {
      const times = [...recent(sender), now()].slice(-BROKEN)
      broken.delete(sender)
      broken.set(sender, times)
      const [oldest] = broken.keys()
      if (broken.size > SENDERS && oldest !== undefined) broken.delete(oldest)
    },
    isSlow: (sender: string): boolean => recent(sender).length >= BROKEN,
  }
}
