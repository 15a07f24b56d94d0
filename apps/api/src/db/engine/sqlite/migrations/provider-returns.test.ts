import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createOldStore } from '#test/old-store.ts'

const REASON = 'Refunded to the card by the card provider'

test('existing refunds at a provider and credit are kept with their payments', async () => {
  const { store, migrate } = await createOldStore('144-alike-payments')
  const write = (statement: string) => sql.raw(statement).execute(store.write)
  for (const [id, status] of [
    [1, 'refunded'],
    [2, 'refunded'],
    [3, 'paid'],
  ] as const)
    await write(`
      insert into orders (id, reference, invoice_number, status, created_at, price_held_until, tier, billed_name,
        billed_business, billed_email, billed_country, search_text, total_cents, credit_cents, received_cents,
        paid_at, refunded_at, is_sample)
      values (${id}, 'PB-${id}', 'INV-${id}', '${status}', 1, 2, 1, 'A', 'B', 'a@b.test', 'sb', '', 8900, 0, 8900,
        1, ${status === 'refunded' ? 5 : null}, 0)`)
  const pay = (id: number, order: number, cents: number) =>
    write(`
      insert into payments (id, order_id, number, amount_cents, method, paid_at, recorded_at, note, provider, external_id)
      values (${id}, ${order}, 'REC-${id}', ${cents}, 'card', 1, 1, '', 'stripe', 'pi_${id}')`)
  await pay(1, 1, 8900)
  await pay(2, 2, 4000)
  await pay(3, 2, 4900)
  await pay(4, 3, 8900)
  await write(`
    insert into refunds (id, order_id, number, amount_cents, credit_cents, reason, at, provider_reference) values
      (1, 1, 'CRN-1', 8900, 0, '${REASON}', 5, 're_1'),
      (2, 2, 'CRN-2', 8900, 0, 'They asked.', 5, 're_2, re_3'),
      (3, 3, 'CRN-3', 2000, 0, '${REASON}', 5, 're_4')`)
  await write(
    `insert into credit_entries (id, user_id, order_id, cents, kind, at) values (7, null, 3, 1100, 'refunded', 5)`,
  )
  await migrate()
  const returns = await sql`
    select payment_id, refund_id, reference, made_by, amount_cents from provider_returns order by id`.execute(
    store.read,
  )
  expect(returns.rows).toEqual([
    { payment_id: 1, refund_id: 1, reference: 're_1', made_by: 'provider', amount_cents: 8900 },
    { payment_id: 2, refund_id: 2, reference: 're_2', made_by: 'portal', amount_cents: 4000 },
    { payment_id: 3, refund_id: 2, reference: 're_3', made_by: 'portal', amount_cents: 4900 },
    { payment_id: 4, refund_id: 3, reference: 're_4', made_by: 'provider', amount_cents: 2000 },
  ])
  const orders = await sql`select taken_back_at from orders order by id`.execute(store.read)
  expect(orders.rows).toEqual([{ taken_back_at: 5 }, { taken_back_at: null }, { taken_back_at: null }])
  const credit = await sql`select id, cents, kind, reason from credit_entries`.execute(store.read)
  expect(credit.rows).toEqual([{ id: 7, cents: 1100, kind: 'refunded', reason: null }])
})
