import { ConfigError } from '@portal/server/environment'
import { MAX_CLOCK_STEP, readTrustedTime } from '#db/clock.ts'
import type { Store } from '#db/engine/store.ts'

/** Throws while the clock may be wrong, since servers also postpone time-based work then. */
export async function requireTrustedClock({ read, now }: Store): Promise<void> {
  const trustedAt = await readTrustedTime(read)
  const at = now()
  if (trustedAt === 0 || at - trustedAt <= MAX_CLOCK_STEP) return
  throw new ConfigError(
    `The clock says ${new Date(at).toISOString()}, and was last known to be right at ${new Date(trustedAt).toISOString()}: correct it, or run \`clock accept\` where it is right`,
  )
}
