import { sql, type Kysely } from 'kysely'

/** As words are told apart: no accents, any script; facet tokens begin with an underscore. */
const TOKENIZER = sql.raw(`tokenize = 'unicode61 remove_diacritics 2 tokenchars ''_'''`)
const COLUMNS = ['name', 'category', 'place', 'description', 'tags', 'facets'] as const

/**
 * Words with their stems, beginnings of them for spelling, and the terms of each listing, filled when the portal starts; what
 * a listing offers becomes part of its full text.
 */
export const searchIndex = {
  async up(db: Kysely<unknown>) {
    await createWords(db)
    await createFullText(db)
  },
}

async function createFullText(db: Kysely<unknown>) {
  const columns = sql.raw(COLUMNS.join(', '))
  const row = (alias: 'new' | 'old') => sql.raw(COLUMNS.map((name) => `${alias}.${name}`).join(', '))
  const add = sql`
    insert into business_search (rowid, ${columns}) values (new.id, ${row('new')});
    insert into business_names (rowid, name) values (new.id, new.name);`
  const take = sql`
    insert into business_search (business_search, rowid, ${columns}) values ('delete', old.id, ${row('old')});
    insert into business_names (business_names, rowid, name) values ('delete', old.id, old.name);`
  for (const name of ['insert', 'delete', 'leave', 'enter', 'change'])
    await sql`drop trigger ${sql.raw(`search_business_${name}`)}`.execute(db)
  await sql`drop table business_search`.execute(db)
  await sql`drop view listed_texts`.execute(db)
  await sql`create view listed_texts as select id, ${columns} from businesses where listed = 1`.execute(db)
  await sql`
    create virtual table business_search using fts5 (
      ${columns}, content = 'listed_texts', content_rowid = 'id', prefix = '2 3', ${TOKENIZER}
    )`.execute(db)
  await sql`insert into business_search (business_search) values ('rebuild')`.execute(db)
  await sql`
    create trigger search_business_insert after insert on businesses
    when new.listed = 1 begin ${add} end`.execute(db)
  await sql`
    create trigger search_business_delete after delete on businesses
    when old.listed = 1 begin ${take} end`.execute(db)
  await sql`
    create trigger search_business_leave after update on businesses
    when old.listed = 1 and new.listed = 0 begin ${take} end`.execute(db)
  await sql`
    create trigger search_business_enter after update on businesses
    when old.listed = 0 and new.listed = 1 begin ${add} end`.execute(db)
  await sql`
    create trigger search_business_change after update on businesses
    when old.listed = 1 and new.listed = 1 and (${row('old')}) is not (${row('new')})
    begin ${take} ${add} end`.execute(db)
}

async function createWords(db: Kysely<unknown>) {
  await sql`drop trigger if exists search_words_insert`.execute(db)
  await sql`drop trigger if exists search_words_delete`.execute(db)
  await sql`drop table search_word_parts`.execute(db)
  await sql`drop table search_words`.execute(db)
  await sql`
      create table search_words (
        id integer primary key,
        word text not null unique,
        shown text not null,
        uses integer not null,
        stem text not null,
        root text not null
      ) strict`.execute(db)
  await sql`create index search_words_by_stem on search_words (stem)`.execute(db)
  await sql`create index search_words_by_root on search_words (root)`.execute(db)
  await sql`
      create table search_word_deletions (
        part text not null,
        id integer not null,
        primary key (part, id)
      ) strict, without rowid`.execute(db)
  await sql`
      create table search_terms (
        id integer primary key,
        stamp integer not null,
        terms blob not null
      ) strict`.execute(db)
  await sql`create index search_terms_by_stamp on search_terms (stamp)`.execute(db)
  await sql`
      create table search_index_state (
        id integer primary key check (id = 1),
        rules integer not null
      ) strict`.execute(db)
  await sql`insert into search_index_state (id, rules) values (1, 0)`.execute(db)
}
