import type { Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { countVotesOf } from '#features/reviews/helpful.service.ts'
import { releaseMails } from '#mail/outbox/outbox.service.ts'
import type { UserRow } from '#features/users/users.table.ts'

/** Does what waited for an address to be confirmed: its emails go, and what the account found helpful counts. */
export async function releaseWaiting(
  trx: Transaction<Database>,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
  at: number,
): Promise<void> {
  await releaseMails(trx, email, at)
  await countVotesOf(trx, id)
}
