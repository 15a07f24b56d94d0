/** Accounts, their ways to sign in, and pending requests. */
export const accounts: readonly string[] = [
  `create table users (
    id integer primary key autoincrement,
    email text not null unique check (email = lower(email)),
    first_name text not null,
    last_name text not null,
    password_hash text,
    profile_image_url text,
    is_admin integer not null default 0 check (is_admin in (0, 1)),
    created_at integer not null,
    email_confirmed_at integer,
    suspended_at integer,
    suspension_reason text,
    suspension_note text
  ) strict`,
  'create index users_by_picture on users (profile_image_url) where profile_image_url is not null',
  'create index users_by_age on users (created_at, id)',
  'create index users_by_name on users (first_name collate nocase, last_name collate nocase, id)',
  'create index users_administrators on users (created_at, id) where is_admin = 1',
  'create index users_suspended on users (created_at, id) where suspended_at is not null',
  'create index users_unconfirmed on users (created_at, id) where email_confirmed_at is null',
  `create table sessions (
    key blob primary key,
    user_id integer not null references users (id) on delete cascade,
    created_at integer not null,
    used_at integer not null,
    device text
  ) strict, without rowid`,
  'create index sessions_by_user on sessions (user_id)',
  'create index sessions_by_use on sessions (used_at)',
  'create index sessions_by_age on sessions (created_at)',
  `create table account_tokens (
    hash blob primary key,
    user_id integer references users (id) on delete cascade,
    purpose text not null,
    created_at integer not null
  ) strict, without rowid`,
  'create index account_tokens_by_user on account_tokens (user_id)',
  'create index account_tokens_by_age on account_tokens (created_at)',
  `create table identities (
    issuer text not null,
    subject text not null,
    user_id integer not null references users (id) on delete cascade,
    created_at integer not null,
    primary key (issuer, subject)
  ) strict, without rowid`,
  'create index identities_by_user on identities (user_id)',
  `create table provider_sign_ins (
    state_hash blob primary key,
    browser_hash blob not null,
    nonce text not null,
    code_verifier text not null,
    return_to text not null,
    created_at integer not null
  ) strict, without rowid`,
  'create index provider_sign_ins_by_age on provider_sign_ins (created_at)',
  `create table pending_sign_ins (
    hash blob primary key,
    user_id integer not null references users (id) on delete cascade,
    wrong_codes integer not null,
    created_at integer not null
  ) strict, without rowid`,
  'create index pending_sign_ins_by_user on pending_sign_ins (user_id)',
  'create index pending_sign_ins_by_age on pending_sign_ins (created_at)',
  `create table second_steps (
    user_id integer primary key references users (id) on delete cascade,
    secret blob not null,
    turned_on_at integer,
    last_used_step integer not null,
    created_at integer not null
  ) strict`,
  `create table recovery_codes (
    user_id integer not null references second_steps (user_id) on delete cascade,
    hash blob not null,
    primary key (user_id, hash)
  ) strict, without rowid`,
  `create table email_changes (
    id integer primary key autoincrement,
    user_id integer not null references users (id) on delete cascade,
    old_email text not null,
    new_email text not null check (new_email = lower(new_email)),
    requested_at integer not null,
    confirmed_at integer
  ) strict`,
  'create unique index email_changes_waiting on email_changes (user_id) where confirmed_at is null',
  'create index email_changes_by_user on email_changes (user_id)',
  'create index email_changes_by_age on email_changes (requested_at)',
  `create table email_change_tokens (
    hash blob primary key,
    change_id integer not null references email_changes (id) on delete cascade,
    purpose text not null,
    created_at integer not null
  ) strict, without rowid`,
  'create index email_change_tokens_by_change on email_change_tokens (change_id)',
  `create table reminder_stops (
    user_id integer primary key references users (id) on delete cascade,
    stopped_at integer not null
  ) strict`,
  `create table reminder_tokens (
    hash blob primary key,
    user_id integer not null references users (id) on delete cascade,
    created_at integer not null
  ) strict, without rowid`,
  'create index reminder_tokens_by_user on reminder_tokens (user_id)',
  'create index reminder_tokens_by_age on reminder_tokens (created_at)',
  `create table idempotency_keys (
    user_id integer references users (id) on delete cascade,
    key text not null,
    call text not null,
    fingerprint blob not null,
    answer text not null,
    created_at integer not null,
    unique (user_id, key)
  ) strict`,
  'create unique index idempotency_keys_without_user on idempotency_keys (key) where user_id is null',
  'create index idempotency_keys_by_age on idempotency_keys (created_at)',
]
