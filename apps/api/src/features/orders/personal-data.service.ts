import { getPhotoFileName } from '@portal/domain/business'
import type { PersonalData } from '#db/personal-data.ts'
import { insertCredit } from './payments/credit.repository.ts'
import { updateOrder } from './orders.repository.ts'
import {
  findCreditEntriesOf,
  findOrdersAbout,
  findPartsOf,
  anonymizeBuyer,
} from './personal-data.repository.ts'

/**
 * Orders with their invoices, which the law requires for seven years: they keep the billed name, without the account.
 */
export const ordersData: PersonalData = {
  name: 'orders',
  async read(db, person) {
    const orders = await findOrdersAbout(db, person)
    const parts = await findPartsOf(
      db,
      orders.map(({ id }) => id),
    )
    return {
      orders: orders.map(({ search_text: _text, rank: _rank, waits_since: _since, ...row }) => row),
      ...parts,
      credit: await findCreditEntriesOf(db, person.id),
    }
  },
  async files(db, person) {
    const orders = await findOrdersAbout(db, person)
    const references = new Map(orders.map(({ id, reference }) => [id, reference]))
    const { proofs } = await findPartsOf(db, [...references.keys()])
    return proofs.map(({ name, order_id }, position) => ({
      name: getPhotoFileName({ name, width: 1600, format: 'jpg' }),
      path: `orders/${references.get(order_id) ?? ''}-${position + 1}.jpg`,
    }))
  },
  async erase(trx, person, at) {
    for (const order of await findOrdersAbout(trx, person)) {
      if (order.status === 'open' && order.received_cents === 0) {
        await insertCredit(trx, {
          user_id: order.user_id,
          order_id: order.id,
          cents: order.credit_cents,
          kind: 'given back',
          at,
        })
        await updateOrder(trx, order.id, { status: 'cancelled', cancelled_at: at, credit_cents: 0 })
      }
      await anonymizeBuyer(trx, order)
    }
  },
}
