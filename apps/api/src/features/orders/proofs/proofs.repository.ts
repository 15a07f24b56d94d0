import type { Insertable, Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { Reads } from '#db/engine/store.ts'
import { countDeleted } from '#db/purge.ts'
import type { PaymentProofsTable } from '../orders.table.ts'

/** The proofs of an order, by digest. */
export const findProofs = (db: Kysely<Database>, orderId: number) =>
  db.selectFrom('payment_proofs').select(['id', 'sha256']).where('order_id', '=', orderId).execute()

export async function insertProof(
  trx: Transaction<Database>,
  proof: Omit<Insertable<PaymentProofsTable>, 'id'>,
): Promise<void> {
  await trx.insertInto('payment_proofs').values(proof).execute()
}

/** Finds proofs by name. Compiled once, since it runs for each of their files. */
export function createProofLookup({ read, prepare }: Reads) {
  const byName = prepare<{ name: string }, { user_id: number | null }>((param) =>
    read
      .selectFrom('payment_proofs')
      .innerJoin('orders', 'orders.id', 'payment_proofs.order_id')
      .select('orders.user_id')
      .where('payment_proofs.name', '=', param.name),
  )
  return async (name: string): Promise<{ user_id: number | null } | undefined> => byName.get({ name })
}

/** Deletes some proofs that were sent by an instant; returns how many. The sweep removes their files. */
export const deleteProofsBefore = (db: Kysely<Database>, at: number, limit: number): Promise<number> =>
  countDeleted(
    db
      .deleteFrom('payment_proofs')
      .where('id', 'in', db.selectFrom('payment_proofs').select('id').where('at', '<=', at).limit(limit)),
  )
