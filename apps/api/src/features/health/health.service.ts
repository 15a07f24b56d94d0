import type { AppContext } from '#context.ts'
import { isFull, type DiskSpace } from '#storage/disk.ts'
import { missingMigrations } from '#db/migrations/migrate.ts'
import { Problem } from '#shared/problem.ts'
import { writeReadiness } from './health.repository.ts'

const RETRY_AFTER_SECONDS = 5
/** Asking costs a write: however often anyone asks, it is made once in this time. */
const KEPT_FOR = 1000

/** Whether database and disk are in shape and take writes; answers the disk's space, or throws the reason why not. */
export function openReadiness({ store, disk, now, log }: AppContext): () => Promise<DiskSpace> {
  let asked: { readonly at: number; readonly answer: Promise<DiskSpace> } | undefined
  const check = async () => {
    const missing = await missingMigrations(store.read)
    if (missing.length > 0) throw notReady(`Migrations are missing: ${missing.join(', ')}`)
    const space = await disk.space()
    if (isFull(space)) throw notReady('The disk is full')
    // The row below needs no new space, so that it alone would pass on a full disk.
    if (store.isFailing || disk.isSuspect) {
      await disk.probe().catch((err: unknown) => {
        log.error({ err }, 'the disk takes no writes')
        throw notReady('The disk takes no writes')
      })
    }
    await writeReadiness(store.write, now()).catch((err: unknown) => {
      log.error({ err }, 'the database takes no writes')
      throw notReady('The database takes no writes')
    })
    return space
  }
  return () => {
    if (!asked || now() - asked.at >= KEPT_FOR) asked = { at: now(), answer: check() }
    return asked.answer
  }
}

export const notReady = (reason: string): Problem =>
  new Problem('unavailable', reason, { retryAfter: RETRY_AFTER_SECONDS })
