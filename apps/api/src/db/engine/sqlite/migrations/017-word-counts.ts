import { sql, type Kysely } from 'kysely'

/** A word counts once for each listed business that has it; the full-text index knows how many those are. */
export const wordCounts = {
  async up<Tables>(db: Kysely<Tables>) {
    await sql`
      create trigger search_words_delete after delete on search_words begin
        insert into search_word_parts (search_word_parts, rowid, word) values ('delete', old.id, old.word);
      end`.execute(db)
    await sql`create virtual table temp.listed_words using fts5vocab('main', 'business_search', 'row')`.execute(
      db,
    )
    await sql`create temp table word_uses (word text primary key, uses integer not null) without rowid`.execute(
      db,
    )
    await sql`
      insert into temp.word_uses (word, uses)
      select term, doc from temp.listed_words
      where length(term) between 3 and 40 and term glob '*[^0-9]*' and term not glob '*_*'`.execute(db)
    await sql`delete from search_words where word not in (select word from temp.word_uses)`.execute(db)
    await sql`
      insert into search_words (word, shown, uses)
      select word, word, uses from temp.word_uses where true
      on conflict (word) do update set uses = excluded.uses`.execute(db)
    await sql`drop table temp.word_uses`.execute(db)
    await sql`drop table temp.listed_words`.execute(db)
  },
}
