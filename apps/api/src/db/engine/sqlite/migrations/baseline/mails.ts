/** Decisions that can be undone for a while, and unsent mails. */
export const mails: readonly string[] = [
  `create table decisions (
    id integer primary key autoincrement,
    batch_id integer references decisions (id) on delete cascade,
    administrator_id integer references users (id) on delete set null,
    kind text not null,
    subject_id integer not null,
    decided_at integer not null,
    undo_until integer not null,
    before text not null check (json_valid(before)),
    after_digest blob not null check (length(after_digest) = 32),
    undone_at integer
  ) strict`,
  'create index decisions_by_age on decisions (undo_until)',
  'create index decisions_by_batch on decisions (batch_id) where batch_id is not null',
  `create index decisions_by_administrator on decisions (administrator_id)
    where administrator_id is not null`,
  `create table outbox (
    id integer primary key autoincrement,
    message_id text not null unique,
    to_name text not null,
    to_address text not null,
    subject text not null,
    text text not null,
    html text not null,
    created_at integer not null,
    attempts integer not null default 0,
    next_try_at integer,
    lease_until integer,
    lease_owner text,
    sent_at integer,
    given_up_at integer,
    last_error text,
    headers text not null default '{}',
    holds_token integer not null default 0 check (holds_token in (0, 1)),
    lane text not null default 'transactional' check (lane in ('security', 'transactional', 'bulk')),
    recipient_key text not null default '',
    held_back integer not null default 0 check (held_back in (0, 1)),
    joined_to integer references outbox (id) on delete cascade,
    share text not null default 'other' check (share in ('account', 'other')),
    proves text,
    not_before integer,
    decision_id integer references decisions (id) on delete set null,
    request_id text,
    check ((next_try_at is null) = (sent_at is not null or given_up_at is not null)),
    check ((lease_until is null) = (lease_owner is null))
  ) strict`,
  'create index outbox_sent on outbox (sent_at) where sent_at is not null',
  'create index outbox_given_up on outbox (given_up_at) where given_up_at is not null',
  `create index outbox_recipient_waiting on outbox (recipient_key, next_try_at)
    where next_try_at is not null`,
  `create index outbox_recipient_under_way on outbox (recipient_key, lease_until)
    where lease_until is not null`,
  'create index outbox_joined on outbox (joined_to) where joined_to is not null',
  `create index outbox_waiting on outbox (lane, next_try_at, id)
    where next_try_at is not null and joined_to is null`,
  `create index outbox_recipient_sent on outbox (recipient_key, sent_at)
    where sent_at is not null and joined_to is null`,
  'create index outbox_proofs on outbox (recipient_key, id) where proves is not null',
  'create index outbox_of_decision on outbox (decision_id) where decision_id is not null',
]
