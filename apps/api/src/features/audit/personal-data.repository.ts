import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '#db/database.ts'

export const findActionsOf = (db: Kysely<Database>, actorId: number) =>
  db
    .selectFrom('audit')
    .select(['at', 'action', 'subject_kind', 'subject_id', 'reason', 'note', 'changes'])
    .where('actor_id', '=', actorId)
    .orderBy('id')
    .execute()

export async function eraseChangesOf(trx: Transaction<Database>, userId: number): Promise<void> {
  await trx.updateTable('audit').set({ changes: null }).where('actor_id', '=', userId).execute()
  await sql`
    update audit set changes = null
    where subject_kind = 'account' and subject_id = ${userId}
      or subject_kind in ('business', 'edit')
        and subject_id in (select id from businesses where owner_id = ${userId})
      or subject_kind = 'review' and subject_id in (select id from reviews where user_id = ${userId})`.execute(
    trx,
  )
}

export async function eraseChangesOfBusiness(trx: Transaction<Database>, id: number): Promise<void> {
  await sql`
    update audit set changes = null
    where subject_kind in ('business', 'edit') and subject_id = ${id}
      or subject_kind = 'review' and subject_id in (select id from reviews where business_id = ${id})`.execute(
    trx,
  )
}
