/** Data from visitors of listings and of the portal: reviews, reports, inquiries, subscriptions. */
export const visitors: readonly string[] = [
  `create table saves (
    user_id integer not null references users (id) on delete cascade,
    business_id integer not null references businesses (id) on delete cascade,
    saved_at integer not null,
    primary key (user_id, business_id)
  ) strict, without rowid`,
  'create index saves_in_order on saves (user_id, saved_at desc, business_id desc)',
  'create index saves_by_business on saves (business_id)',
  `create table reviews (
    id integer primary key autoincrement,
    business_id integer not null references businesses (id) on delete cascade,
    user_id integer references users (id) on delete set null,
    first_name text not null,
    last_name text not null,
    rating integer not null check (rating between 1 and 5),
    comment text not null,
    status text not null check (status in ('pending', 'published', 'refused')),
    created_at integer not null,
    submitted_at integer not null default 0,
    edited_at integer,
    waiting_rating integer check (waiting_rating between 1 and 5),
    waiting_comment text,
    rejection_reason text,
    rejection_note text,
    reply text,
    replied_at integer,
    helpful_count integer not null default 0 check (helpful_count >= 0),
    unique (business_id, user_id)
  ) strict`,
  `create index reviews_published on reviews (business_id, created_at desc, id desc)
    where status = 'published'`,
  'create index reviews_by_user on reviews (user_id) where user_id is not null',
  `create index reviews_useful on reviews (business_id, helpful_count desc, created_at desc, id desc)
    where status = 'published'`,
  `create index reviews_waiting on reviews (submitted_at, id)
    where status = 'pending' or waiting_comment is not null`,
  `create table review_votes (
    review_id integer not null references reviews (id) on delete cascade,
    user_id integer not null references users (id) on delete cascade,
    primary key (review_id, user_id)
  ) strict, without rowid`,
  'create index review_votes_by_user on review_votes (user_id)',
  `create table reports (
    id integer primary key autoincrement,
    reference text not null unique,
    business_id integer not null references businesses (id) on delete cascade,
    review_id integer references reviews (id) on delete cascade,
    reason text not null,
    note text,
    reporter_id integer references users (id) on delete set null,
    reporter_hash blob,
    status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
    submitted_at integer not null,
    decided_at integer,
    check ((decided_at is null) = (status = 'pending'))
  ) strict`,
  `create index reports_waiting on reports (submitted_at, id) where status = 'pending'`,
  'create index reports_by_business on reports (business_id, submitted_at desc)',
  'create index reports_by_review on reports (review_id) where review_id is not null',
  'create index reports_by_age on reports (coalesce(decided_at, submitted_at))',
  `create table inquiries (
    id integer primary key autoincrement,
    kind text not null check (kind in ('message', 'issue')),
    reference text not null unique,
    topic text not null,
    name text,
    email text,
    page text,
    message text not null,
    search_text text not null,
    status text not null default 'new' check (status in ('new', 'handled')),
    is_new integer not null generated always as (status = 'new') stored,
    note text,
    created_at integer not null,
    handled_at integer,
    check ((handled_at is null) = (status = 'new'))
  ) strict`,
  'create index inquiries_to_do on inquiries (is_new desc, created_at desc, id desc)',
  'create index inquiries_by_age on inquiries (coalesce(handled_at, created_at))',
  `create table subscribers (
    id integer primary key autoincrement,
    email text unique,
    masked text not null,
    country text,
    asked_at integer not null,
    confirmed_at integer,
    left_at integer,
    check ((email is null) = (left_at is not null))
  ) strict`,
  `create index subscribers_confirmed on subscribers (id, confirmed_at)
    where confirmed_at is not null and left_at is null`,
  `create index subscribers_unconfirmed on subscribers (asked_at)
    where confirmed_at is null and left_at is null`,
  'create index subscribers_gone on subscribers (left_at) where left_at is not null',
  `create table newsletter_issues (
    id integer primary key autoincrement,
    due_at integer not null unique,
    since integer not null,
    until integer not null,
    last_subscriber_id integer not null default 0,
    letters integer not null default 0,
    finished_at integer
  ) strict`,
  `create table newsletter_tokens (
    hash blob primary key,
    subscriber_id integer not null references subscribers (id) on delete cascade,
    purpose text not null check (purpose in ('confirm', 'leave')),
    country text,
    issue_id integer references newsletter_issues (id),
    created_at integer not null,
    unique (subscriber_id, issue_id)
  ) strict, without rowid`,
  'create index newsletter_tokens_by_age on newsletter_tokens (created_at)',
]
