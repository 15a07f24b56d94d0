import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'

const ofOwner = (db: Kysely<Database>, ownerId: number, suspendedAt: number | null) =>
  db
    .selectFrom('businesses')
    .where('owner_id', '=', ownerId)
    .where('removed_at', 'is', null)
    .where('suspended_at', suspendedAt === null ? 'is' : '=', suspendedAt)
    // A business suspended for a reason of its own stays suspended.
    .where('suspension_reason', 'is', null)

/** Somebody's businesses that are not deleted and were suspended at this instant, or for null are not suspended. */
export async function findSuspended(
  db: Kysely<Database>,
  ownerId: number,
  suspendedAt: number | null,
): Promise<number[]> {
  const rows = await ofOwner(db, ownerId, suspendedAt).select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

export async function countSuspended(
  db: Kysely<Database>,
  ownerId: number,
  suspendedAt: number | null,
): Promise<number> {
  const { total } = await ofOwner(db, ownerId, suspendedAt)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}
