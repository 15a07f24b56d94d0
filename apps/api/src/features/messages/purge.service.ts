import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { purgeInBatches } from '#db/purge.ts'
import { RETENTION } from '#shared/retention.ts'
import { deleteMessagesBefore } from './messages.repository.ts'

/** Deletes messages a year after they were answered, or else sent, whatever the state of the business. */
export const purgeBusinessMessages = (
  db: Kysely<Database>,
  now: number,
  signal?: AbortSignal,
): Promise<void> =>
  purgeInBatches(db, (trx, limit) => deleteMessagesBefore(trx, now - RETENTION, limit), signal)
