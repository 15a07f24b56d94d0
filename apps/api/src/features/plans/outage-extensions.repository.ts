import type { TrialExtension } from '@portal/domain/plan'
import type { Insertable, Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { BusinessRow } from '#features/businesses/businesses.table.ts'
import type { TrialExtensionsTable } from './plans.table.ts'

const TRIAL_COLUMNS = [
  'id',
  'owner_id',
  'name',
  'country',
  'province',
  'address',
  'trial_expires_at',
] as const

type TrialRow = Pick<BusinessRow, (typeof TRIAL_COLUMNS)[number]>

/** Which trials to read. */
export interface TrialSearch {
  /** Trials that end after this instant. */
  readonly endedAfter: number
  /** Starts after this business. */
  readonly after: number
  readonly limit: number
}

/** Approved businesses on a running or ended trial that were not deleted; by id. */
export const findTrials = (
  db: Kysely<Database>,
  { endedAfter, after, limit }: TrialSearch,
): Promise<TrialRow[]> =>
  db
    .selectFrom('businesses')
    .select(TRIAL_COLUMNS)
    .where('tier', '=', 0)
    .where('status', '=', 'approved')
    .where('owner_id', 'is not', null)
    .where('removed_at', 'is', null)
    .where('trial_expires_at', '>', endedAfter)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()

/** Earlier extensions of a trial, the oldest first. */
export async function findExtensions(db: Kysely<Database>, businessId: number): Promise<TrialExtension[]> {
  const rows = await db
    .selectFrom('trial_extensions')
    .selectAll()
    .where('business_id', '=', businessId)
    .orderBy('id')
    .execute()
  return rows.map(({ outage_from, outage_to, old_end, new_end, at }) => ({
    outage: { from: outage_from, to: outage_to },
    oldEnd: old_end,
    newEnd: new_end,
    at,
  }))
}

export async function insertExtension(
  trx: Transaction<Database>,
  extension: Insertable<TrialExtensionsTable>,
): Promise<void> {
  await trx.insertInto('trial_extensions').values(extension).execute()
}
