import { sql, type Kysely } from 'kysely'

/**
 * Money that card providers took back from payments, and whether that is final; payments in currencies without an order;
 * where an order continues after that; and corrections of credit with their reasons.
 */
export const providerReturns = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table provider_returns (
        id integer primary key autoincrement,
        payment_id integer not null references payments (id) on delete cascade,
        refund_id integer not null references refunds (id) on delete cascade,
        reference text not null,
        kind text not null check (kind in ('refund', 'dispute')),
        made_by text not null check (made_by in ('portal', 'provider')),
        amount_cents integer not null check (amount_cents > 0),
        at integer not null,
        reversed_at integer
      ) strict`.execute(db)
    await sql`create unique index provider_returns_standing on provider_returns (reference) where reversed_at is null`.execute(
      db,
    )
    await sql`create index provider_returns_of_payment on provider_returns (payment_id)`.execute(db)
    await sql`create index provider_returns_of_refund on provider_returns (refund_id)`.execute(db)
    await sql`create index provider_returns_reversed on provider_returns (reversed_at) where reversed_at is not null`.execute(
      db,
    )
    await sql`
      create table foreign_payments (
        id integer primary key autoincrement,
        order_id integer not null references orders (id) on delete cascade,
        provider text not null,
        external_id text not null,
        currency text not null,
        amount real not null check (amount > 0),
        paid_at integer not null,
        unique (provider, external_id)
      ) strict`.execute(db)
    await sql`create index foreign_payments_of_order on foreign_payments (order_id)`.execute(db)
    await sql`alter table orders add column taken_back_at integer`.execute(db)
    await sql`alter table orders add column lost_starts_at integer`.execute(db)
    await sql`alter table orders add column lost_ends_at integer`.execute(db)
    await allowMoreCredit(db)
    await fillProviderReturns(db)
  },
}

/** A check can’t be changed, so the table is created again. */
async function allowMoreCredit(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table new_credit_entries (
      id integer primary key autoincrement,
      user_id integer references users (id) on delete set null,
      order_id integer references orders (id) on delete set null,
      cents integer not null check (cents <> 0),
      kind text not null check (kind in ('used', 'given back', 'paid beyond the price', 'refunded', 'adjusted', 'corrected')),
      at integer not null,
      reason text,
      recorded_by integer references users (id) on delete set null
    ) strict`.execute(db)
  await sql`
    insert into new_credit_entries (id, user_id, order_id, cents, kind, at)
    select id, user_id, order_id, cents, kind, at from credit_entries`.execute(db)
  await sql`drop table credit_entries`.execute(db)
  await sql`alter table new_credit_entries rename to credit_entries`.execute(db)
  await sql`create index credit_of_user on credit_entries (user_id, cents) where user_id is not null`.execute(
    db,
  )
  await sql`create index credit_of_order on credit_entries (order_id) where order_id is not null`.execute(db)
  await sql`create index credit_by_person on credit_entries (recorded_by) where recorded_by is not null`.execute(
    db,
  )
}

/** The reason of refunds that a provider reported before they had a table. */
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
 * Assigns existing refunds at providers to payments. Those of the portal refunded the first payment first, and, as far as
 * is known, so did the provider.
 */
async function fillProviderReturns(db: Kysely<unknown>): Promise<void> {
  const { rows: refunds } = await sql<RefundBefore>`
    select id, order_id, amount_cents, reason, at, provider_reference from refunds
    where provider_reference is not null order by id`.execute(db)
  for (const refund of refunds) await fill(db, refund)
  // Ended by the provider: nothing else refunded any of its money.
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
