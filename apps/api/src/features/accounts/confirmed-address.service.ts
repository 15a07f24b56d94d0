import type { Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { updateVoteCountsOf } from '#features/reviews/helpful.service.ts'
import { releaseMails } from '#mail/outbox/outbox.service.ts'
import type { UserRow } from '#features/users/users.table.ts'

/** Releases what waited for the confirmation of an address: queued emails, and the account's votes on reviews. */
export async function releaseWaiting(
  trx: Transaction<Database>,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
  at: number,
): Promise<void> {
  await releaseMails(trx, email, at)
  await updateVoteCountsOf(trx, id)
}
