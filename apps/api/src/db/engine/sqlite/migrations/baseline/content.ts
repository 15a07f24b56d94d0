/** Articles, events, jobs and other content, with their pictures. */
export const content: readonly string[] = [
  `create table content (
    id integer primary key autoincrement,
    kind text not null,
    slug text not null check (slug glob '*[^0-9]*'),
    status text not null check (status in ('pending', 'approved', 'rejected')),
    published_at integer not null,
    starts_at integer,
    ends_at integer check (ends_at >= starts_at),
    time_zone text,
    countries text not null check (json_valid(countries)),
    country text as (iif(json_array_length(countries) = 1, countries ->> '$[0]', null)) stored,
    province text,
    category text not null,
    industry text,
    is_featured integer not null check (is_featured in (0, 1)),
    is_sample integer not null check (is_sample in (0, 1)),
    read_time integer not null check (read_time > 0),
    registrations integer not null default 0 check (registrations >= 0),
    title text not null,
    summary text not null,
    details text not null check (json_valid(details)),
    words text not null,
    facets text not null,
    reference text unique,
    submitter_name text,
    submitter_email text,
    submitted_at integer,
    rejection_reason text,
    rejection_note text,
    rejected_at integer,
    file_hash text,
    body text not null,
    document text check (json_valid(document)),
    sequence integer not null default 0 check (sequence >= 0),
    title_text text not null default '',
    unique (kind, slug)
  ) strict`,
  `create index content_newest on content
    (kind, published_at desc, id desc, category, countries, is_featured) where status = 'approved'`,
  `create index content_category_newest on content
    (kind, category, published_at desc, id desc, countries, is_featured) where status = 'approved'`,
  `create index content_ahead on content (published_at) where status = 'approved'`,
  `create index content_soonest on content
    (kind, starts_at, id, ends_at, country, category, published_at) where status = 'approved'`,
  `create index content_closing on content
    (kind, ends_at, id, starts_at, published_at, country, category, industry, is_featured) where status = 'approved'`,
  `create index content_country_closing on content
    (kind, country, ends_at, id, starts_at, published_at, category, industry, is_featured) where status = 'approved'`,
  `create index content_category_closing on content
    (kind, category, ends_at, id, starts_at, published_at, country, industry, is_featured) where status = 'approved'`,
  `create index content_industry_closing on content
    (kind, industry, ends_at, id, starts_at, published_at, country, category, is_featured) where status = 'approved'`,
  `create index content_waiting on content (submitted_at, id, kind) where status = 'pending'`,
  `create index content_waiting_by_kind on content (kind, submitted_at, id) where status = 'pending'`,
  `create index content_unpublished on content (kind, ends_at, rejected_at) where status <> 'approved'`,
  'create index content_by_submitter on content (submitter_email) where submitter_email is not null',
  'create index content_sent_in on content (status, submitted_at) where submitter_email is not null',
  'create index content_by_kind on content (kind, id desc, status)',
  `create table content_downloads (
    content_id integer primary key references content (id) on delete cascade,
    count integer not null check (count > 0)
  ) strict`,
  `create table content_editing (
    content_id integer primary key references content (id) on delete cascade,
    version integer not null check (version > 0),
    stored text check (json_valid(stored)),
    waiting text check (json_valid(waiting)),
    changed_at integer not null,
    changed_by integer references users (id) on delete set null
  ) strict`,
  'create index content_editing_by_person on content_editing (changed_by) where changed_by is not null',
  'create index content_editing_waiting on content_editing (content_id) where waiting is not null',
  `create table content_pictures (
    name text primary key check (length(name) = 22),
    width integer not null check (width > 0),
    height integer not null check (height > 0),
    color text not null,
    sha256 blob not null unique check (length(sha256) = 32),
    bytes integer not null check (bytes > 0),
    added_at integer not null
  ) strict, without rowid`,
  `create table content_picture_uses (
    name text not null references content_pictures (name) on delete cascade,
    content_id integer not null references content (id) on delete cascade,
    is_public integer not null check (is_public in (0, 1)),
    primary key (name, content_id, is_public)
  ) strict, without rowid`,
  'create index content_picture_uses_by_content on content_picture_uses (content_id)',
]
