import { sql, type Kysely } from 'kysely'
import { LIST_INDEXES } from './002-list-indexes.ts'

/** Businesses, their reviews, their counts and the version of everything public. */
export const directory = {
  async up(db: Kysely<unknown>) {
    await createTables(db)
    for (const index of LIST_INDEXES) await sql.raw(index).execute(db)
    await createVersion(db)
    await createCounts(db)
  },
}

async function createTables(db: Kysely<unknown>) {
  await sql`
    create table businesses (
      id integer primary key autoincrement,
      slug text not null unique check (slug glob '*[^0-9]*'),
      status text not null check (status in ('pending', 'approved', 'rejected')),
      tier integer not null check (tier between 0 and 3),
      is_featured integer not null check (is_featured in (0, 1)),
      is_verified integer not null check (is_verified in (0, 1)),
      country text not null check (country in ('sb', 'fj', 'pg', 'nc', 'vu')),
      province text,
      category text not null,
      industry text,
      created_at integer not null,
      public_until integer not null,
      suspended_at integer,
      removed_at integer,
      rating_sum real not null check (rating_sum >= 0),
      review_count integer not null check (review_count >= 0),
      rating_score real not null,
      latitude real check (latitude between -90 and 90),
      longitude real check (longitude between -180 and 180),
      type_bits integer not null,
      sort_name text not null,
      listed integer not null generated always as
        (status = 'approved' and suspended_at is null and removed_at is null) stored,
      marks integer not null generated always as
        (is_featured | (is_verified << 1) | ((review_count > 0) << 2) | ((latitude is not null) << 3) | (type_bits << 4))
        stored,
      card text not null check (json_valid(card)),
      owner_id integer references users (id) on delete set null,
      name text not null,
      address text,
      phone text,
      email text,
      website text,
      owner_name text,
      business_license text,
      reference text unique,
      logo_url text,
      images text not null check (json_valid(images)),
      video_url text,
      social_media text not null check (json_valid(social_media)),
      hours text check (json_valid(hours)),
      temporarily_closed integer not null check (temporarily_closed in (0, 1)),
      directions text,
      trial_expires_at integer,
      plan_expires_at integer,
      rejection_reason text,
      rejection_note text,
      rejected_at integer,
      is_sample integer not null check (is_sample in (0, 1)),
      place text not null,
      facets text not null,
      description text not null,
      check ((latitude is null) = (longitude is null))
    ) strict`.execute(db)
  await sql`
    create table business_slugs (
      slug text primary key,
      business_id integer not null references businesses (id) on delete cascade
    ) strict, without rowid`.execute(db)
  await sql`create index business_slugs_by_business on business_slugs (business_id)`.execute(db)
  await sql`
    create table reviews (
      id integer primary key autoincrement,
      business_id integer not null references businesses (id) on delete cascade,
      user_id integer references users (id) on delete set null,
      first_name text not null,
      last_name text not null,
      rating integer not null check (rating between 1 and 5),
      comment text not null,
      status text not null check (status in ('pending', 'published', 'refused')),
      created_at integer not null,
      unique (business_id, user_id)
    ) strict`.execute(db)
  await sql`
    create index reviews_published on reviews (business_id, created_at desc, id desc)
    where status = 'published'`.execute(db)
  await sql`create index reviews_by_user on reviews (user_id) where user_id is not null`.execute(db)
}

async function createVersion(db: Kysely<unknown>) {
  await sql`
    create table public_version (
      id integer primary key check (id = 1),
      value integer not null
    ) strict`.execute(db)
  await sql`insert into public_version (id, value) values (1, 1)`.execute(db)
  const raise = sql`begin update public_version set value = value + 1 where id = 1; end`
  await sql`
    create trigger version_business_insert after insert on businesses
    when new.listed = 1 ${raise}`.execute(db)
  await sql`
    create trigger version_business_update after update on businesses
    when old.listed = 1 or new.listed = 1 ${raise}`.execute(db)
  await sql`
    create trigger version_business_delete after delete on businesses
    when old.listed = 1 ${raise}`.execute(db)
  await sql`create trigger version_slug_insert after insert on business_slugs ${raise}`.execute(db)
  await sql`
    create trigger version_review_insert after insert on reviews
    when new.status = 'published' ${raise}`.execute(db)
  await sql`
    create trigger version_review_update after update on reviews
    when old.status = 'published' or new.status = 'published' ${raise}`.execute(db)
  await sql`
    create trigger version_review_delete after delete on reviews
    when old.status = 'published' ${raise}`.execute(db)
  await sql`
    create trigger version_reviewer_update after update of first_name, last_name, profile_image_url on users
    when exists (select 1 from reviews where user_id = new.id) ${raise}`.execute(db)
}

async function createCounts(db: Kysely<unknown>) {
  await sql`
    create table business_counts (
      country text not null,
      province text not null,
      category text not null,
      marks integer not null,
      listings integer not null,
      primary key (country, province, category, marks)
    ) strict, without rowid`.execute(db)
  const add = sql`
    insert into business_counts (country, province, category, marks, listings)
    values (new.country, ifnull(new.province, ''), new.category, new.marks, 1)
    on conflict do update set listings = listings + 1;`
  const take = sql`
    update business_counts set listings = listings - 1
    where country = old.country and province = ifnull(old.province, '')
      and category = old.category and marks = old.marks;`
  await sql`
    create trigger counts_business_insert after insert on businesses
    when new.listed = 1 begin ${add} end`.execute(db)
  await sql`
    create trigger counts_business_delete after delete on businesses
    when old.listed = 1 begin ${take} end`.execute(db)
  const moved = sql`
    (old.country, old.province, old.category, old.marks) is not
    (new.country, new.province, new.category, new.marks)`
  await sql`
    create trigger counts_business_leave after update on businesses
    when old.listed = 1 and (new.listed = 0 or ${moved}) begin ${take} end`.execute(db)
  await sql`
    create trigger counts_business_enter after update on businesses
    when new.listed = 1 and (old.listed = 0 or ${moved}) begin ${add} end`.execute(db)
}
