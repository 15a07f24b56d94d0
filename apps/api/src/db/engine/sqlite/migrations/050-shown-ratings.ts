import { sql, type Kysely } from 'kysely'

/** Ratings count in filters, orders and cards only where the plan shows reviews. */
export const shownRatings = {
  async up<Tables>(db: Kysely<Tables>) {
    await sql`
      alter table businesses add column published_review_count integer not null default 0
        check (published_review_count >= 0)`.execute(db)
    await sql`update businesses set published_review_count = review_count where review_count > 0`.execute(db)
    await sql`
      update businesses
      set review_count = 0, rating_score = 0,
        card = json_replace(card, '$.rating', json('null'), '$.reviewCount', 0)
      where tier < 2 and review_count > 0`.execute(db)
  },
}
