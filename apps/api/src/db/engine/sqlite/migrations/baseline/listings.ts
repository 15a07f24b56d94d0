/** Data of a listing: its addresses, pending changes, photos, messages and counts. */
export const listings: readonly string[] = [
  `create table business_slugs (
    slug text primary key,
    business_id integer not null references businesses (id) on delete cascade
  ) strict, without rowid`,
  'create index business_slugs_by_business on business_slugs (business_id)',
  `create table business_counts (
    country text not null,
    province text not null,
    category text not null,
    counted_flags integer not null,
    listings integer not null,
    primary key (country, province, category, counted_flags)
  ) strict, without rowid`,
  `create table business_changes (
    id integer primary key autoincrement,
    business_id integer not null unique
  ) strict`,
  `create table opening_patterns (
    id integer primary key autoincrement,
    key integer not null unique,
    pattern text not null
  ) strict`,
  `create table business_edits (
    business_id integer primary key references businesses (id) on delete cascade,
    changes text not null check (json_valid(changes)),
    status text not null check (status in ('pending', 'rejected', 'held')),
    submitted_at integer not null,
    reason text,
    note text,
    decided_at integer
  ) strict`,
  `create index business_edits_waiting on business_edits (submitted_at, business_id)
    where status = 'pending'`,
  `create table business_field_versions (
    business_id integer not null references businesses (id) on delete cascade,
    field text not null,
    version integer not null check (version > 0),
    primary key (business_id, field)
  ) strict, without rowid`,
  `create table rejected_versions (
    business_id integer primary key references businesses (id) on delete cascade,
    fields text not null check (json_valid(fields)),
    rejected_at integer not null
  ) strict`,
  `create table business_handovers (
    business_id integer primary key references businesses (id) on delete cascade,
    owner_id integer not null references users (id) on delete cascade,
    email text not null,
    hash blob not null unique,
    created_at integer not null,
    accepted_at integer
  ) strict`,
  'create index business_handovers_by_age on business_handovers (created_at)',
  'create index business_handovers_by_owner on business_handovers (owner_id)',
  `create table photos (
    name text primary key check (length(name) = 22),
    business_id integer not null references businesses (id) on delete cascade,
    position integer not null check (position >= 0),
    width integer not null check (width > 0),
    height integer not null check (height > 0),
    color text not null check (color glob '#[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]'),
    sha256 blob not null check (length(sha256) = 32),
    created_at integer not null,
    bytes integer check (bytes >= 0),
    unused_since integer,
    unique (business_id, sha256)
  ) strict, without rowid`,
  'create index photos_unmeasured on photos (name) where bytes is null',
  'create index photos_unused on photos (unused_since) where unused_since is not null',
  `create table business_engagement (
    business_id integer not null references businesses (id) on delete cascade,
    day text not null,
    kind text not null,
    count integer not null check (count > 0),
    primary key (business_id, day, kind)
  ) strict, without rowid`,
  'create index business_engagement_by_day on business_engagement (day, kind, count)',
  `create table business_messages (
    id integer primary key autoincrement,
    business_id integer not null references businesses (id),
    kind text not null check (kind in ('message', 'quote')),
    reference text not null unique,
    name text not null,
    email text not null,
    phone text,
    message text not null,
    status text not null default 'open' check (status in ('open', 'answered')),
    is_open integer not null generated always as (status = 'open') stored,
    created_at integer not null,
    answered_at integer,
    check ((answered_at is null) = (status = 'open'))
  ) strict`,
  `create index business_messages_in_order on business_messages
    (business_id, is_open desc, created_at desc, id desc)`,
  'create index business_messages_by_age on business_messages (coalesce(answered_at, created_at))',
  `create table business_message_replies (
    id integer primary key autoincrement,
    message_id integer not null references business_messages (id) on delete cascade,
    author_id integer references users (id) on delete set null,
    text text not null,
    at integer not null
  ) strict`,
  'create index business_message_replies_by_message on business_message_replies (message_id, id)',
]
