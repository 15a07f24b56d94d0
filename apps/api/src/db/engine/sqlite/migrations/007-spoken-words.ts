import { sql, type Kysely } from 'kysely'

/** Words of descriptions and categories are misspelt too: those of the listings that are there already. */
export const spokenWords = {
  async up<Tables>(db: Kysely<Tables>) {
    await sql`create virtual table temp.listed_words using fts5vocab('main', 'business_search', 'row')`.execute(
      db,
    )
    await sql`
      insert into search_words (word, shown, uses)
      select term, term, doc from temp.listed_words
      where length(term) between 3 and 40 and term glob '*[^0-9]*' and term not glob '*_*'
      on conflict (word) do nothing`.execute(db)
    await sql`drop table temp.listed_words`.execute(db)
  },
}
