import { sql, type Kysely } from 'kysely'

/** Votes count from accounts with a confirmed address only. */
export const confirmedVotes = {
  async up(db: Kysely<unknown>) {
    await sql`
      update reviews set helpful_count = (
        select count(*) from review_votes v join users u on u.id = v.user_id
        where v.review_id = reviews.id and u.email_confirmed_at is not null
      )
      where helpful_count > 0`.execute(db)
  },
}
