import { sql, type Kysely } from 'kysely'

/**
 * Gives the names of listings vectors and an index of their own. An index knows no weights: a match that is confined to names
 * read the whole vector of every listing that says the word anywhere, and a beginning of three letters is said by most.
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
