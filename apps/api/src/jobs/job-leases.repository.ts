import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import type { JobLeasesTable } from './job-leases.table.ts'

export const findLease = (db: Kysely<Database>, job: string): Promise<JobLeasesTable | undefined> =>
  db.selectFrom('job_leases').selectAll().where('job', '=', job).executeTakeFirst()

/** The range in which another process's lease must end to be valid. */
interface LeaseState {
  readonly after: number
  readonly until: number
}

/**
 * Acquires or renews a lease, unless another process has it; returns whether it did. One statement, so that only one
 * process gets it.
 */
export async function upsertLease(
  db: Kysely<Database>,
  lease: JobLeasesTable,
  { after, until }: LeaseState,
): Promise<boolean> {
  const { holder, lease_until } = lease
  const taken = await db
    .insertInto('job_leases')
    .values(lease)
    .onConflict((conflict) =>
      conflict
        .column('job')
        .doUpdateSet({ holder, lease_until })
        .where((where) =>
          where.or([
            where('job_leases.holder', '=', holder),
            where('job_leases.lease_until', '<=', after),
            where('job_leases.lease_until', '>', until),
          ]),
        ),
    )
    .returning('job')
    .executeTakeFirst()
  return taken !== undefined
}

export async function deleteLeasesOf(db: Kysely<Database>, holder: string): Promise<void> {
  await db.deleteFrom('job_leases').where('holder', '=', holder).execute()
}
