/** Orders of plans, their payments and documents. Amounts are in cents. */
export const orders: readonly string[] = [
  `create table exchange_rates (
    id integer primary key autoincrement,
    currency text not null check (currency in ('SBD', 'FJD', 'PGK', 'XPF', 'VUV')),
    rate real not null check (rate > 0),
    as_of text not null,
    set_by integer references users (id) on delete set null,
    set_at integer not null
  ) strict`,
  'create index exchange_rates_newest on exchange_rates (currency, id desc)',
  'create index exchange_rates_by_person on exchange_rates (set_by) where set_by is not null',
  `create table orders (
    id integer primary key autoincrement,
    reference text not null unique,
    invoice_number text not null unique,
    status text not null check (status in ('open', 'paid', 'cancelled', 'refunded')),
    created_at integer not null,
    price_held_until integer not null,
    business_id integer references businesses (id) on delete set null,
    user_id integer references users (id) on delete set null,
    quote_request_id integer unique references quote_requests (id) on delete set null,
    quote_reference text,
    tier integer not null check (tier in (1, 2)),
    billed_name text not null,
    billed_business text not null,
    billed_email text not null,
    billed_country text not null,
    search_text text not null,
    total_cents integer not null check (total_cents >= 0),
    credit_cents integer not null check (credit_cents between 0 and total_cents),
    received_cents integer not null default 0 check (received_cents >= 0),
    local_currency text,
    local_rate real check (local_rate > 0),
    local_rate_day text,
    paid_at integer,
    period_id integer,
    waiting_proof_at integer,
    refund_requested_at integer,
    refund_reason text,
    refunded_at integer,
    cancelled_at integer,
    cancellation_reason text,
    is_sample integer not null check (is_sample in (0, 1)),
    rank integer generated always as (
      case
        when status = 'open' and waiting_proof_at is not null then 0
        when status = 'paid' and refund_requested_at is not null then 1
        when status = 'open' then 2
        else 3
      end) virtual,
    waits_since integer generated always as (
      case
        when status = 'open' then ifnull(waiting_proof_at, created_at)
        when status = 'paid' and refund_requested_at is not null then refund_requested_at
        else -created_at
      end) virtual,
    check ((local_currency is null) = (local_rate is null) and (local_rate is null) = (local_rate_day is null))
  ) strict`,
  'create index orders_by_rank on orders (rank, waits_since, id)',
  'create index orders_by_status on orders (status, waits_since, id)',
  'create index orders_of_user on orders (user_id, created_at desc) where user_id is not null',
  'create index orders_of_business on orders (business_id, status) where business_id is not null',
  `create index orders_by_email on orders (billed_email) where billed_email <> ''`,
  'create index orders_by_period on orders (period_id) where period_id is not null',
  `create table order_items (
    order_id integer not null references orders (id) on delete cascade,
    position integer not null,
    kind text not null check (kind in ('plan', 'add-on', 'website', 'unused time')),
    name text not null,
    cents integer not null,
    primary key (order_id, position)
  ) strict, without rowid`,
  `create table payment_proofs (
    id integer primary key autoincrement,
    order_id integer not null references orders (id) on delete cascade,
    name text not null unique check (length(name) = 22),
    sha256 blob not null check (length(sha256) = 32),
    note text,
    at integer not null,
    unique (order_id, sha256)
  ) strict`,
  'create index payment_proofs_by_age on payment_proofs (at)',
  `create table payments (
    id integer primary key autoincrement,
    order_id integer not null references orders (id) on delete cascade,
    number text not null unique,
    amount_cents integer not null check (amount_cents > 0),
    local_currency text,
    local_amount real check (local_amount > 0),
    method text not null check (method in ('bank-transfer', 'mobile-money', 'cash', 'card')),
    paid_at integer not null,
    recorded_at integer not null,
    recorded_by integer references users (id) on delete set null,
    note text not null,
    provider text,
    external_id text,
    check ((local_currency is null) = (local_amount is null)),
    check ((provider is null) = (external_id is null)),
    unique (provider, external_id)
  ) strict`,
  `create unique index payments_once on payments
    (order_id, ifnull(local_amount, amount_cents), ifnull(local_currency, ''), method, paid_at, note)
    where provider is null`,
  'create index payments_of_order on payments (order_id, id)',
  'create index payments_by_day on payments (paid_at)',
  'create index payments_by_person on payments (recorded_by) where recorded_by is not null',
  `create table refunds (
    id integer primary key autoincrement,
    order_id integer not null references orders (id) on delete cascade,
    number text not null unique,
    amount_cents integer not null check (amount_cents >= 0),
    credit_cents integer not null check (credit_cents >= 0),
    reason text not null,
    at integer not null,
    recorded_by integer references users (id) on delete set null,
    provider_reference text
  ) strict`,
  'create index refunds_of_order on refunds (order_id, id)',
  'create index refunds_by_day on refunds (at)',
  'create index refunds_by_person on refunds (recorded_by) where recorded_by is not null',
  `create table credit_entries (
    id integer primary key autoincrement,
    user_id integer references users (id) on delete set null,
    order_id integer references orders (id) on delete set null,
    cents integer not null check (cents <> 0),
    kind text not null check (kind in ('used', 'given back', 'paid beyond the price', 'refunded')),
    at integer not null
  ) strict`,
  'create index credit_of_user on credit_entries (user_id, cents) where user_id is not null',
  'create index credit_of_order on credit_entries (order_id) where order_id is not null',
  `create table document_numbers (
    kind text not null check (kind in ('invoice', 'receipt', 'credit note')),
    year integer not null,
    last integer not null check (last > 0),
    primary key (kind, year)
  ) strict, without rowid`,
]
