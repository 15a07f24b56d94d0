import type { AppContext } from '#context.ts'
import { purgeSessions } from '#features/accounts/sessions.service.ts'
import { purgeIdempotencyKeys } from '#db/idempotency.ts'

const HOUR = 60 * 60 * 1000

interface Jobs {
  /** Starts no more and waits for the one under way. */
  stop(): Promise<void>
}

/** Work that comes round by the clock. Each pass may die at any line and run again. */
export function startJobs(context: AppContext): Jobs {
  let underWay: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    underWay = purge(context).catch((err: unknown) => context.log.error({ err }, 'purge failed'))
  }, HOUR)
  timer.unref()
  return {
    stop() {
      clearInterval(timer)
      return underWay
    },
  }
}

/** Removes what has run out: sessions and kept answers of repeated requests. */
async function purge({ store, now }: AppContext): Promise<void> {
  await purgeSessions(store.write, now())
  await purgeIdempotencyKeys(store.write, now())
}
