import { SECOND } from '@portal/domain/shared'
import type { AppContext } from '#context.ts'
import { isFull, type DiskSpace } from '#storage/disk.ts'
import { listMissingMigrations } from '#db/schema.ts'
import { Problem } from '#shared/problem.ts'
import { probeGrowth, writeReadiness } from './health.repository.ts'

const RETRY_AFTER_SECONDS = 5
/** Results are cached, because a check costs a write. */
const RESULT_TTL_MS = SECOND
/** A little longer than a write waits for a lock. */
const CHECK_TIMEOUT_MS = 6 * SECOND

/** Checks that database and disk are sound and writable; returns the disk's space, or throws with the reason. */
export function createReadinessCheck(context: AppContext): () => Promise<DiskSpace> {
  const { store, disk, now, log } = context
  const needsDisk = keepsOnDisk(context)
  // Whether a write was refused and no probe has succeeded since; an update in place proves nothing.
  let isRefused = false
  let lastCheck: { readonly at: number; readonly result: Promise<DiskSpace> } | undefined
  const createWriteProblem = (err: unknown) => {
    log.error({ err }, 'the database takes no writes')
    return createNotReadyProblem('The database takes no writes')
  }
  const check = async () => {
    const missing = await listMissingMigrations(store)
    if (missing.length > 0) throw createNotReadyProblem(`Migrations are missing: ${missing.join(', ')}`)
    if (store.isDamaged) {
      log.error('the database is damaged: `check` tells where. Put a backup in its place')
      throw createNotReadyProblem('A part of the database can’t be read')
    }
    const space = await disk.space().catch((err: unknown) => {
      log.error({ err }, 'the data folder is not there')
      throw createNotReadyProblem('The data folder is not there')
    })
    if (needsDisk && isFull(space)) throw createNotReadyProblem('The disk is full')
    // The write below needs no new space, so it would succeed on a full disk.
    isRefused ||= store.isFailing
    if (needsDisk && (isRefused || disk.isSuspect)) {
      await disk.probe().catch((err: unknown) => {
        log.error({ err }, 'the disk takes no writes')
        throw createNotReadyProblem('The disk takes no writes')
      })
    }
    if (isRefused) {
      await probeGrowth(store.write).catch((err: unknown) => {
        if (store.toProblem(err)?.kind !== 'disk-full') throw createWriteProblem(err)
        log.error({ err }, 'the database can’t grow')
        throw createNotReadyProblem('The database can’t grow: there is no space left')
      })
      isRefused = false
    }
    await writeReadiness(store.write, now()).catch((err: unknown) => {
      throw createWriteProblem(err)
    })
    return space
  }
  return () => {
    // Also after the clock was set back.
    if (!lastCheck || Math.abs(now() - lastCheck.at) >= RESULT_TTL_MS)
      lastCheck = { at: now(), result: withTimeout(check()) }
    return lastCheck.result
  }
}

/** Whether requests need the data folder: without need, others may fill it. */
const keepsOnDisk = ({ config, media }: AppContext): boolean =>
  config.databaseUrl === null || media.isOnDisk || config.smtp === null

/** A check that hangs counts as failed: callers wait no longer than a load balancer does. */
function withTimeout<Result>(check: Promise<Result>): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  const timer = setTimeout(() => reject(createNotReadyProblem('The checks take too long')), CHECK_TIMEOUT_MS)
  check.then(resolve, reject).finally(() => clearTimeout(timer))
  return promise
}

export const createNotReadyProblem = (reason: string): Problem =>
  new Problem('unavailable', reason, { retryAfter: RETRY_AFTER_SECONDS })
