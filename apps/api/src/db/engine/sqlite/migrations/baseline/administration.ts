/** Actions of administrators, the public version, and counts and leases of the portal itself. */
export const administration: readonly string[] = [
  `create table audit (
    id integer primary key autoincrement,
    at integer not null,
    actor_id integer references users (id) on delete set null,
    action text not null,
    subject_kind text not null,
    subject_id integer not null,
    reason text,
    note text,
    changes text check (changes is null or json_valid(changes)),
    submitted_at integer
  ) strict`,
  'create index audit_newest on audit (at desc, id desc)',
  'create index audit_by_subject on audit (subject_kind, subject_id, id)',
  'create index audit_by_actor on audit (actor_id, at desc, id desc) where actor_id is not null',
  'create index audit_by_action on audit (action, at desc, id desc)',
  'create index audit_by_kind on audit (subject_kind, at desc, id desc)',
  `create table upload_days (
    address blob not null check (length(address) = 16),
    day integer not null,
    bytes integer not null check (bytes >= 0),
    primary key (address, day)
  ) strict, without rowid`,
  'create index upload_days_by_day on upload_days (day)',
  `create table job_leases (
    job text primary key,
    holder text not null,
    lease_until integer not null
  ) strict, without rowid`,
  `create table readiness (
    id integer primary key check (id = 1),
    checked_at integer not null,
    probe text
  ) strict`,
  `create table public_version (
    id integer primary key check (id = 1),
    value integer not null,
    places integer not null default 0,
    words integer not null default 0
  ) strict`,
  `create table queue_counts (
    kind text primary key,
    waiting integer not null check (waiting >= 0)
  ) strict, without rowid`,
  // On SQLite, with one process, limits count in memory, so these stay empty.
  `create table limit_windows (
    key blob not null primary key,
    count integer not null,
    started_at integer not null,
    ends_at integer not null
  ) strict, without rowid`,
  `create table limit_attempts (
    key blob not null primary key,
    times text not null,
    ends_at integer not null
  ) strict, without rowid`,
  `create table database_identity (
    id integer primary key check (id = 1),
    token text not null
  ) strict`,
  `create table last_backup (
    id integer primary key check (id = 1),
    at integer not null,
    file text not null,
    bytes integer not null
  ) strict`,
]
