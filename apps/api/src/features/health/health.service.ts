import { SECOND } from '@portal/domain/shared'
import type { AppContext } from '#context.ts'
import { isFull, type DiskSpace } from '#storage/disk.ts'
import { listMissingMigrations } from '#db/schema.ts'
import { Problem } from '#shared/problem.ts'
import { probeGrowth, writeReadiness } from './health.repository.ts'

const RETRY_AFTER_SECONDS = 5
/** A check costs a write, so that its result is cached. */
const RESULT_TTL = SECOND
/** A little longer than a write waits for a lock. */
const CHECKED_WITHIN = 6 * SECOND

/** Checks that database and disk are sound and writable; returns the disk's space, or throws the reason why not. */
export function createReadinessCheck(context: AppContext): () => Promise<DiskSpace> {
  const { store, disk, now, log } = context
  const needsDisk = keepsOnDisk(context)
  // Whether a write was seen refused, and no probe has succeeded since: a write in place proves nothing.
  let isRefused = false
  let lastCheck: { readonly at: number; readonly answer: Promise<DiskSpace> } | undefined
  const noWrites = (err: unknown) => {
    log.error({ err }, 'the database takes no writes')
    return notReady('The database takes no writes')
  }
  const check = async () => {
    const missing = await listMissingMigrations(store)
    if (missing.length > 0) throw notReady(`Migrations are missing: ${missing.join(', ')}`)
    if (store.isDamaged) {
      log.error('the database is damaged: `check` tells where. Put a backup in its place')
      throw notReady('A part of the database can’t be read')
    }
    const space = await disk.space().catch((err: unknown) => {
      log.error({ err }, 'the data folder is not there')
      throw notReady('The data folder is not there')
    })
    if (needsDisk && isFull(space)) throw notReady('The disk is full')
    // The write below needs no new space: alone, it would succeed on a full disk.
    isRefused ||= store.isFailing
    if (needsDisk && (isRefused || disk.isSuspect)) {
      await disk.probe().catch((err: unknown) => {
        log.error({ err }, 'the disk takes no writes')
        throw notReady('The disk takes no writes')
      })
    }
    if (isRefused) {
      await probeGrowth(store.write).catch((err: unknown) => {
        if (store.problemOf(err)?.kind !== 'disk-full') throw noWrites(err)
        log.error({ err }, 'the database can’t grow')
        throw notReady('The database can’t grow: there is no space left')
      })
      isRefused = false
    }
    await writeReadiness(store.write, now()).catch((err: unknown) => {
      throw noWrites(err)
    })
    return space
  }
  return () => {
    // Also after the clock was set back.
    if (!lastCheck || Math.abs(now() - lastCheck.at) >= RESULT_TTL)
      lastCheck = { at: now(), answer: inTime(check()) }
    return lastCheck.answer
  }
}

/** Whether requests need the data folder: elsewhere it may be full of what others wrote. */
const keepsOnDisk = ({ config, media }: AppContext): boolean =>
  config.databaseUrl === null || media.isOnDisk || config.smtp === null

/** A check that hangs is none that succeeds: whoever asks for it waits no longer than a balancer does. */
function inTime<ResponseBody>(check: Promise<ResponseBody>): Promise<ResponseBody> {
  const { promise, resolve, reject } = Promise.withResolvers<ResponseBody>()
  const timer = setTimeout(() => reject(notReady('The checks take too long')), CHECKED_WITHIN)
  check.then(resolve, reject).finally(() => clearTimeout(timer))
  return promise
}

export const notReady = (reason: string): Problem =>
  new Problem('unavailable', reason, { retryAfter: RETRY_AFTER_SECONDS })
