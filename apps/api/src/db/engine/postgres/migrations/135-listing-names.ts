import { sql, type Kysely } from 'kysely'

/**
 * Gives the names of listings their own vectors and index. An index has no weights: with the index of all words, a match
 * limited to names reads the whole vector of each listing with the word anywhere, and most contain some prefix of three
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
