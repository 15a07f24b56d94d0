import { sql, type Kysely } from 'kysely'

/**
 * Gives the names of listings vectors and an index of their own. An index knows no weights: by that of all words, a match that is
 * confined to names reads the whole vector of each listing that says the word anywhere, and most say some beginning of three
 * letters.
 */
export const listingNames = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table business_search
      add column names tsvector not null generated always as (ts_filter(search, '{a}')) stored`.execute(db)
    await sql`create index business_search_names on business_search using gin (names) with (fastupdate = off)`.execute(
      db,
    )
  },
}
