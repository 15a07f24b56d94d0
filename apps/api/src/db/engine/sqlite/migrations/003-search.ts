import { sql, type Kysely } from 'kysely'

/** As words are told apart: no accents, any script; facet tokens begin with an underscore. */
const TOKENIZER = sql.raw(`tokenize = 'unicode61 remove_diacritics 2 tokenchars ''_'''`)

/** Full text over listed businesses, and the words that a misspelt one is held against. */
export const search = {
  async up(db: Kysely<unknown>) {
    await sql`
      create view listed_texts as
      select id, name, category, place, description, facets from businesses where listed = 1`.execute(db)
    await sql`
      create virtual table business_search using fts5 (
        name, category, place, description, facets,
        content = 'listed_texts', content_rowid = 'id', prefix = '2 3', ${TOKENIZER}
      )`.execute(db)
    await sql`
      create virtual table business_names using fts5 (
        name, content = 'listed_texts', content_rowid = 'id', prefix = '2 3', ${TOKENIZER}
      )`.execute(db)
    await createBusinessTriggers(db)
    await createWords(db)
  },
}

async function createBusinessTriggers(db: Kysely<unknown>) {
  const add = sql`
    insert into business_search (rowid, name, category, place, description, facets)
    values (new.id, new.name, new.category, new.place, new.description, new.facets);
    insert into business_names (rowid, name) values (new.id, new.name);`
  const take = sql`
    insert into business_search (business_search, rowid, name, category, place, description, facets)
    values ('delete', old.id, old.name, old.category, old.place, old.description, old.facets);
    insert into business_names (business_names, rowid, name) values ('delete', old.id, old.name);`
  const rewritten = sql`
    (old.name, old.category, old.place, old.description, old.facets) is not
    (new.name, new.category, new.place, new.description, new.facets)`
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
    when old.listed = 1 and new.listed = 1 and ${rewritten} begin ${take} ${add} end`.execute(db)
}

async function createWords(db: Kysely<unknown>) {
  await sql`
    create table search_words (
      id integer primary key,
      word text not null unique,
      shown text not null,
      uses integer not null
    ) strict`.execute(db)
  await sql`
    create virtual table search_word_parts using fts5 (
      word, content = 'search_words', content_rowid = 'id', tokenize = 'trigram', columnsize = 0
    )`.execute(db)
  await sql`
    create trigger search_words_insert after insert on search_words begin
      insert into search_word_parts (rowid, word) values (new.id, new.word);
    end`.execute(db)
}
