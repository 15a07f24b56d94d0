import { createHmac } from 'node:crypto'
import { DAY } from '@portal/domain/shared'
import type { Kysely } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { purgeInBatches } from '#db/purge.ts'
import { hasSpaceFor } from '#storage/disk.ts'
import { createNoSpaceProblem, Problem } from '#shared/problem.ts'
import { addUploadedBytes, deleteDaysBefore, findUploadedBytes } from './upload-days.repository.ts'

/** A body with photos: its network address and its size. */
interface Upload {
  readonly address: string
  readonly bytes: number
}

/** The daily limit of one network address (UTC), before RATE_LIMIT_SCALE; whole islands share one. */
export const DAILY_UPLOAD_BYTES = 1e9
/** All sizes of a photo take less than the photo, so twice the body is enough for both. */
const ROOM_FACTOR = 2
const ADDRESS_BYTES = 16

/** Admits bodies with photos by free disk space, if photos use it, and by daily upload, and counts them. */
export function createUploadGate({ store, media, disk, config, now, log }: AppContext) {
  const [secret = ''] = config.sessionSecrets
  const max = DAILY_UPLOAD_BYTES * config.rateLimitScale
  const toAddressDay = (address: string) => ({
    address: createHmac('sha256', secret).update(address).digest().subarray(0, ADDRESS_BYTES),
    day: Math.floor(now() / DAY),
  })
  return {
    async admit({ address, bytes }: Upload): Promise<void> {
      if (media.isOnDisk && !hasSpaceFor(ROOM_FACTOR * bytes, await disk.space()))
        throw createNoSpaceProblem()
      if ((await findUploadedBytes(store.read, toAddressDay(address))) + bytes > max)
        throw createDailyLimitProblem(now())
    },
    /** Never rejects, since the upload is over by then. */
    async count({ address, bytes }: Upload): Promise<void> {
      await addUploadedBytes(store.write, { ...toAddressDay(address), bytes }).catch((err: unknown) =>
        log.error({ err }, 'an upload was not counted'),
      )
    },
  }
}

const DAILY_LIMIT_MESSAGE = 'Too many photos came from your network today. Please send this listing tomorrow.'

const createDailyLimitProblem = (now: number): Problem =>
  new Problem('too-many', DAILY_LIMIT_MESSAGE, {
    fields: { images: DAILY_LIMIT_MESSAGE },
    retryAfter: Math.ceil((DAY - (now % DAY)) / 1000),
  })

/** Deletes the counts of past days. */
export const purgeUploadDays = (db: Kysely<Database>, now: number, signal?: AbortSignal): Promise<void> =>
  purgeInBatches(db, (trx, max) => deleteDaysBefore(trx, Math.floor(now / DAY), max), signal)
