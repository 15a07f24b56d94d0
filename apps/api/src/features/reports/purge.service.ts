import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { purgeInBatches } from '#db/purge.ts'
import { RETENTION } from '#shared/retention.ts'
import { deleteReportsBefore } from './reports.repository.ts'

/** Deletes reports a year after they were decided, or, if they never were, after they were sent. */
export const purgeReports = (db: Kysely<Database>, now: number, signal?: AbortSignal): Promise<void> =>
  purgeInBatches(db, (trx, limit) => deleteReportsBefore(trx, now - RETENTION, limit), signal)
