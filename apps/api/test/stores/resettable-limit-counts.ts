import type { LimitCounter, LimitCounts } from '#db/engine/limit-counts.ts'
import { createMemoryLimitCounts } from '#db/engine/sqlite/limit-counts.ts'

/** Creates counts in memory that can be reset, as by a restart, while their users continue. */
export function createResettableLimitCounts(): {
  readonly limitCounts: LimitCounts
  readonly resetCounts: () => void
} {
  const renewals: (() => void)[] = []
  const renewable = (open: (counts: LimitCounts) => LimitCounter): LimitCounter => {
    let counter = open(createMemoryLimitCounts())
    renewals.push(() => {
      counter = open(createMemoryLimitCounts())
    })
    return { consume: (key, now) => counter.consume(key, now) }
  }
  return {
    limitCounts: {
      countInWindows: (limit) => renewable((counts) => counts.countInWindows(limit)),
      throttle: (limit) => renewable((counts) => counts.throttle(limit)),
      purge: () => Promise.resolve(),
    },
    resetCounts() {
      for (const renew of renewals) renew()
    },
  }
}
