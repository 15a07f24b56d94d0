/** Requests for websites, their offers, and the mails about them. */
export const quotes: readonly string[] = [
  `create table quote_requests (
    id integer primary key autoincrement,
    reference text not null unique,
    status text not null,
    is_new integer not null generated always as (status = 'new') stored,
    created_at integer not null,
    is_sample integer not null default 0 check (is_sample in (0, 1)),
    business_name text not null,
    country text not null,
    contact_name text not null,
    email text not null,
    search_text text not null,
    phone text,
    preferred_contact text not null,
    pages integer not null,
    domain_type text not null,
    domain_name text,
    base_cents integer not null,
    total_cents integer not null,
    currency text not null,
    requirements text not null,
    offer_ends_at integer,
    business_id integer references businesses (id) on delete set null
  ) strict`,
  'create index quote_requests_to_do on quote_requests (is_new desc, created_at desc, id desc)',
  'create index quote_requests_by_status on quote_requests (status, created_at desc, id desc)',
  'create index quote_requests_by_email on quote_requests (email)',
  `create index quote_requests_by_end on quote_requests (offer_ends_at) where status = 'quoted'`,
  `create index quote_requests_of_business on quote_requests (business_id)
    where business_id is not null`,
  `create table quote_events (
    id integer primary key autoincrement,
    quote_id integer not null references quote_requests (id) on delete cascade,
    status text,
    note text,
    actor_id integer references users (id) on delete set null,
    at integer not null,
    by_requester integer not null default 0 check (by_requester in (0, 1)),
    amount_cents integer check (amount_cents > 0),
    valid_until text,
    offer_ends_at integer,
    items text not null default '[]' check (json_valid(items)),
    check (status is not null or note is not null)
  ) strict`,
  'create index quote_events_by_quote on quote_events (quote_id, id)',
  'create index quote_events_by_actor on quote_events (actor_id) where actor_id is not null',
  `create table quote_services (
    quote_id integer not null references quote_requests (id) on delete cascade,
    position integer not null,
    name text not null,
    price_cents integer not null,
    primary key (quote_id, position)
  ) strict, without rowid`,
  `create table quote_mails (
    offer_id integer not null references quote_events (id) on delete cascade,
    kind text not null check (kind in ('ending', 'ran out')),
    at integer not null,
    is_sent integer not null check (is_sent in (0, 1)),
    primary key (offer_id, kind)
  ) strict, without rowid`,
]
