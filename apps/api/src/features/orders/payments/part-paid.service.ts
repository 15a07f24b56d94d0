import type { RefundSplit } from '@portal/domain/order'
import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import type { OrderRow } from '../orders.table.ts'
import { sumRefunds } from './payments.repository.ts'

/** Whether an order waits for the rest of its money. */
export const isPartPaid = ({
  status,
  received_cents,
}: Pick<OrderRow, 'status' | 'received_cents'>): boolean => status === 'open' && received_cents > 0

/** What a refund of a part-paid order gives back: all of it, since it bought nothing. */
export const splitPartPaid = async (
  db: Kysely<Database>,
  { id, received_cents, credit_cents }: Pick<OrderRow, 'id' | 'received_cents' | 'credit_cents'>,
): Promise<RefundSplit> => ({
  // A provider may have given a part of it back already.
  cents: Math.max(0, received_cents - (await sumRefunds(db, id))),
  creditCents: credit_cents,
})
