import { sql, type Kysely } from 'kysely'

const TOKENIZER = sql.raw(`tokenize = 'unicode61 remove_diacritics 2'`)

/** News and events, with their full text; each change raises the public version. */
export const content = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table news (
        id integer primary key autoincrement,
        slug text not null unique check (slug glob '*[^0-9]*'),
        title text not null,
        excerpt text not null,
        featured_image_url text,
        published_at integer not null,
        category text not null,
        countries text not null check (json_valid(countries)),
        read_time integer not null check (read_time > 0),
        is_featured integer not null check (is_featured in (0, 1)),
        is_sample integer not null check (is_sample in (0, 1)),
        author text,
        body text not null
      ) strict`.execute(db)
    await sql`create index news_newest on news (published_at desc, id desc)`.execute(db)
    await sql`create index news_category_newest on news (category, published_at desc, id desc)`.execute(db)
    await sql`
      create table events (
        id integer primary key autoincrement,
        slug text not null unique check (slug glob '*[^0-9]*'),
        title text not null,
        description text not null,
        type text not null,
        starts_at integer not null,
        ends_at integer not null check (ends_at >= starts_at),
        time_zone text not null,
        location text not null,
        country text not null check (country in ('sb', 'fj', 'pg', 'nc', 'vu')),
        organiser text not null,
        price text not null,
        is_featured integer not null check (is_featured in (0, 1)),
        is_sample integer not null check (is_sample in (0, 1))
      ) strict`.execute(db)
    await sql`create index events_soonest on events (starts_at, id, ends_at)`.execute(db)
    await sql`create index events_country_soonest on events (country, starts_at, id, ends_at)`.execute(db)
    await createFullText(db, 'news', ['title', 'excerpt', 'category', 'body'])
    await createFullText(db, 'events', ['title', 'type', 'location', 'organiser', 'description'])
  },
}

async function createFullText(db: Kysely<unknown>, table: 'news' | 'events', columns: readonly string[]) {
  const index = sql.ref(`${table}_search`)
  const names = sql.raw(columns.join(', '))
  const values = (row: 'new' | 'old') => sql.raw(columns.map((column) => `${row}.${column}`).join(', '))
  const raise = sql`update public_version set value = value + 1 where id = 1;`
  const add = sql`insert into ${index} (rowid, ${names}) values (new.id, ${values('new')});`
  const take = sql`
    insert into ${index} (${index}, rowid, ${names}) values ('delete', old.id, ${values('old')});`
  await sql`
    create virtual table ${index} using fts5 (
      ${names}, content = ${sql.lit(table)}, content_rowid = 'id', prefix = '2 3', ${TOKENIZER}
    )`.execute(db)
  const on = (event: string, body: typeof add) =>
    sql`
      create trigger ${sql.ref(`${table}_search_${event}`)} after ${sql.raw(event)} on ${sql.table(table)}
      begin ${body} ${raise} end`.execute(db)
  await on('insert', add)
  await on('update', sql`${take} ${add}`)
  await on('delete', take)
}
