import { sql, type Kysely } from 'kysely'

/** Of refunds that a provider told of, before they had a table. */
const REASON = 'Refunded to the card by the card provider'

interface RefundBefore {
  readonly id: number
  readonly order_id: number
  readonly amount_cents: number
  readonly reason: string
  readonly at: number
  readonly provider_reference: string
}

/**
 * Which payments the refunds at providers were of that are there already. Those of the portal gave back the first payment
 * first, and so did, as far as is known, those of the provider.
 */
export async function fillProviderReturns(db: Kysely<unknown>): Promise<void> {
  const { rows: refunds } = await sql<RefundBefore>`
    select id, order_id, amount_cents, reason, at, provider_reference from refunds
    where provider_reference is not null order by id`.execute(db)
  for (const refund of refunds) await fill(db, refund)
  // Ended by the provider: nothing else gave any of its money back.
  await sql`
    update orders set taken_back_at = refunded_at
    where status = 'refunded'
      and exists (select 1 from refunds where refunds.order_id = orders.id and refunds.reason = ${REASON})
      and not exists (select 1 from refunds where refunds.order_id = orders.id and refunds.reason <> ${REASON})`.execute(
    db,
  )
}

async function fill(db: Kysely<unknown>, refund: RefundBefore): Promise<void> {
  const { rows: payments } = await sql<{ id: number; remaining: number }>`
    select id, amount_cents - (
      select coalesce(sum(amount_cents), 0) from provider_returns where payment_id = payments.id) as remaining
    from payments where order_id = ${refund.order_id} and provider is not null order by id`.execute(db)
  const open = payments.filter(({ remaining }) => remaining > 0)
  const madeBy = refund.reason === REASON ? 'provider' : 'portal'
  let cents = refund.amount_cents
  for (const [position, reference] of refund.provider_reference.split(', ').entries()) {
    const payment = open[position] ?? open.at(-1)
    const part = Math.min(cents, madeBy === 'provider' ? cents : (payment?.remaining ?? 0))
    if (!payment || part <= 0) continue
    cents -= part
    await sql`
      insert into provider_returns (payment_id, refund_id, reference, kind, made_by, amount_cents, at)
      values (${payment.id}, ${refund.id}, ${reference}, 'refund', ${madeBy}, ${part}, ${refund.at})`.execute(
      db,
    )
  }
}
