import { sql, type Kysely } from 'kysely'

/** As words are told apart: no accents, any script; facet tokens begin with an underscore. */
const TOKENIZER = sql.raw(`tokenize = 'unicode61 remove_diacritics 2 tokenchars ''_'''`)

/** One table for every kind of content, with one full text over what is public; news and events move into it. */
export const contentKinds = {
  async up(db: Kysely<unknown>) {
    await createContent(db)
    await createIndexes(db)
    await createFullText(db)
    await raisePublicVersion(db)
    await sql`
      create table content_downloads (
        content_id integer primary key references content (id) on delete cascade,
        count integer not null check (count > 0)
      ) strict`.execute(db)
    await moveNews(db)
    await moveEvents(db)
    await sql`drop table news_search`.execute(db)
    await sql`drop table events_search`.execute(db)
    await sql`drop table news`.execute(db)
    await sql`drop table events`.execute(db)
  },
}

/** Long texts stand last, so that lists read no page of them. */
async function createContent(db: Kysely<unknown>) {
  await sql`
    create table content (
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
      unique (kind, slug)
    ) strict`.execute(db)
}

/** Each holds what its lists are narrowed and counted by, so that a count reads no row. */
async function createIndexes(db: Kysely<unknown>) {
  const approved = sql`where status = 'approved'`
  await sql`
    create index content_newest on content
      (kind, published_at desc, id desc, category, countries, is_featured) ${approved}`.execute(db)
  await sql`
    create index content_category_newest on content
      (kind, category, published_at desc, id desc, countries, is_featured) ${approved}`.execute(db)
  await sql`create index content_ahead on content (published_at) ${approved}`.execute(db)
  await sql`
    create index content_soonest on content
      (kind, starts_at, id, ends_at, country, category, published_at) ${approved}`.execute(db)
  for (const narrowed of ['', 'country', 'category', 'industry'])
    await sql`
      create index ${sql.ref(`content_${narrowed}${narrowed && '_'}closing`)} on content
        (kind, ${narrowed ? sql`${sql.ref(narrowed)}, ` : sql``}ends_at, id, starts_at, published_at,
        ${sql.join(
          ['country', 'category', 'industry', 'is_featured']
            .filter((column) => column !== narrowed)
            .map((column) => sql.ref(column)),
        )}) ${approved}`.execute(db)
  await sql`
    create index content_waiting on content (submitted_at, id, kind) where status = 'pending'`.execute(db)
}

const COLUMNS = ['title', 'summary', 'words', 'body', 'facets']

/** Only what is approved is found. */
async function createFullText(db: Kysely<unknown>) {
  const names = sql.raw(COLUMNS.join(', '))
  const values = (row: 'new' | 'old') => sql.raw(COLUMNS.map((column) => `${row}.${column}`).join(', '))
  const add = sql`insert into content_search (rowid, ${names}) values (new.id, ${values('new')});`
  const take = sql`
    insert into content_search (content_search, rowid, ${names}) values ('delete', old.id, ${values('old')});`
  const on = (name: string, event: string, when: string, body: typeof add) =>
    sql`
      create trigger ${sql.ref(`content_search_${name}`)} after ${sql.raw(event)} on content
      when ${sql.raw(when)} begin ${body} end`.execute(db)
  await sql`
    create view approved_content as
    select id, ${names} from content where status = 'approved'`.execute(db)
  await sql`
    create virtual table content_search using fts5 (
      ${names}, content = 'approved_content', content_rowid = 'id', prefix = '2 3', ${TOKENIZER}
    )`.execute(db)
  const [was, is] = [`old.status = 'approved'`, `new.status = 'approved'`]
  const rewritten = `(${COLUMNS.map((column) => `old.${column} is not new.${column}`).join(' or ')})`
  await on('insert', 'insert', is, add)
  await on('delete', 'delete', was, take)
  await on('leave', 'update', `${was} and not ${is}`, take)
  await on('enter', 'update', `not ${was} and ${is}`, add)
  await on('change', 'update', `${was} and ${is} and ${rewritten}`, sql`${take} ${add}`)
}

async function raisePublicVersion(db: Kysely<unknown>) {
  const raise = sql`update public_version set value = value + 1 where id = 1;`
  const on = (event: string, when: string) =>
    sql`
      create trigger ${sql.ref(`content_version_${event}`)} after ${sql.raw(event)} on content
      when ${sql.raw(when)} begin ${raise} end`.execute(db)
  await on('insert', `new.status = 'approved'`)
  await on('update', `new.status = 'approved' or old.status = 'approved'`)
  await on('delete', `old.status = 'approved'`)
}

async function moveNews(db: Kysely<unknown>) {
  await sql`
    insert into content (id, kind, slug, status, published_at, countries, category, is_featured, is_sample,
      read_time, title, summary, body, words, facets, details)
    select id, 'news', slug, 'approved', published_at, countries, category, is_featured, is_sample,
      read_time, title, excerpt, body, category, '_kind_news',
      json_object('author', author, 'featuredImageUrl', featured_image_url)
    from news order by id`.execute(db)
}

async function moveEvents(db: Kysely<unknown>) {
  const nothing = sql`'attendees', null, 'speaker', null, 'company', null, 'website', null,
    'contactEmail', null, 'capacity', null`
  await sql`
    insert into content (kind, slug, status, published_at, starts_at, ends_at, time_zone, countries, category,
      is_featured, is_sample, read_time, title, summary, body, words, facets, details)
    select 'event', slug, 'approved', min(starts_at, unixepoch() * 1000), starts_at, ends_at, time_zone,
      json_array(country), type, is_featured, is_sample, 1, title, description, '',
      type || ' ' || location || ' ' || organiser, '_kind_event',
      json_object('location', location, 'organiser', organiser, 'price', price, ${nothing})
    from events order by id`.execute(db)
}
