/** Places at events, and notifications about changes of an event. */
export const events: readonly string[] = [
  `create table event_registrations (
    id integer primary key autoincrement,
    event_id integer not null references content (id) on delete cascade,
    email text not null,
    name text not null,
    organisation text,
    reference text not null unique,
    created_at integer not null,
    asked_at integer not null,
    confirmed_at integer,
    cancelled_at integer,
    is_taken integer as (confirmed_at is not null and cancelled_at is null) stored,
    organiser_knows integer not null default 0 check (organiser_knows in (0, 1)),
    unique (event_id, email)
  ) strict`,
  `create index event_registrations_untold on event_registrations (event_id, id)
    where is_taken <> organiser_knows`,
  `create index event_registrations_unconfirmed on event_registrations (asked_at)
    where confirmed_at is null`,
  `create table event_registration_tokens (
    hash blob primary key,
    registration_id integer not null references event_registrations (id) on delete cascade,
    name text not null default '',
    organisation text,
    reference text not null default '',
    asked_at integer not null default 0
  ) strict, without rowid`,
  'create index event_registration_tokens_of on event_registration_tokens (registration_id)',
  'create index event_registration_tokens_by_reference on event_registration_tokens (reference)',
  `create table event_holds (
    id integer primary key autoincrement,
    event_id integer not null references content (id) on delete cascade,
    registration_id integer not null references event_registrations (id) on delete cascade,
    network text not null,
    held_until integer not null
  ) strict`,
  'create index event_holds_of_event on event_holds (event_id, held_until)',
  'create index event_holds_of_registration on event_holds (registration_id)',
  'create index event_holds_by_end on event_holds (held_until)',
  `create table event_changes (
    id integer primary key autoincrement,
    event_id integer not null references content (id) on delete cascade,
    changed_at integer not null,
    before text not null check (json_valid(before)),
    after text not null check (json_valid(after))
  ) strict`,
  'create index event_changes_by_event on event_changes (event_id)',
  `create table event_change_notices (
    change_id integer primary key references event_changes (id) on delete cascade,
    told_up_to integer not null,
    is_done integer not null check (is_done in (0, 1))
  ) strict`,
  `create table event_digests (
    event_id integer primary key references content (id) on delete cascade,
    sent_at integer not null
  ) strict`,
  `create table event_take_down_notices (
    event_id integer primary key references content (id) on delete cascade,
    taken_down_at integer not null,
    told_up_to integer not null,
    is_done integer not null check (is_done in (0, 1)),
    back_told_up_to integer not null default 0,
    is_back_told integer not null default 0 check (is_back_told in (0, 1))
  ) strict`,
  'create index event_take_downs_told on event_take_down_notices (event_id) where is_back_told = 0',
]
