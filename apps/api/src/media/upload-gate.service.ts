import { createHmac } from 'node:crypto'
import { DAY } from '@portal/domain/shared'
import type { Kysely } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { purgeInBatches } from '#db/purge.ts'
import { hasRoomFor } from '#storage/disk.ts'
import { Problem } from '#shared/problem.ts'
import { noSpaceLeft } from './storage-problem.ts'
import { addUploaded, forgetDaysBefore, uploadedOn } from './upload-days.repository.ts'

/** A body with photos, by the network address it comes from and the bytes that it has. */
interface Upload {
  readonly address: string
  readonly bytes: number
}

/** What one network address may send in a day (UTC), before RATE_LIMIT_SCALE: whole islands share one. */
export const BYTES_A_DAY = 1e9
/** The sizes of a photo take less than the photo: twice its body is room for both while it is worked on. */
const ROOM = 2
const ADDRESS_BYTES = 16

/** Decides by disk and address whether a body with photos is read at all, and counts what was. */
export function openUploadGate({ store, disk, config, now, log }: AppContext) {
  const [secret = ''] = config.sessionSecrets
  const most = BYTES_A_DAY * config.rateLimitScale
  const keyOf = (address: string) => ({
    address: createHmac('sha256', secret).update(address).digest().subarray(0, ADDRESS_BYTES),
    day: Math.floor(now() / DAY),
  })
  return {
    async admit({ address, bytes }: Upload): Promise<void> {
      if (!hasRoomFor(ROOM * bytes, await disk.space())) throw noSpaceLeft()
      if ((await uploadedOn(store.read, keyOf(address))) + bytes > most) throw tomorrow(now())
    },
    /** Never rejects: what it counts is over by then. */
    async count({ address, bytes }: Upload): Promise<void> {
      await addUploaded(store.write, { ...keyOf(address), bytes }).catch((err: unknown) =>
        log.error({ err }, 'an upload was not counted'),
      )
    },
  }
}

const ENOUGH =
  'So many photos came from your network today that the portal takes no more until tomorrow. Please send this listing then.'

const tomorrow = (now: number): Problem =>
  new Problem('too-many', ENOUGH, {
    fields: { images: ENOUGH },
    retryAfter: Math.ceil((DAY - (now % DAY)) / 1000),
  })

/** Forgets what was sent before today. */
export const purgeUploadDays = (db: Kysely<Database>, now: number): Promise<void> =>
  purgeInBatches((most) => forgetDaysBefore(db, Math.floor(now / DAY), most))
