import { NEVER } from '@portal/domain/shared'
import { sql, type Kysely } from 'kysely'

/** An average of 3.5, as it is rounded to be shown. */
const BY_REVIEWS = 'review_count >= 3 and rating_sum * 10.0 / review_count >= 34.5'

/**
 * Three reviews of 3.5 stars on average feature a business by themselves. What was featured before, somebody chose; sample
 * businesses were drawn by lot.
 */
export const featuredByReviews = {
  async up(db: Kysely<unknown>) {
    const run = (statement: string) => sql.raw(statement).execute(db)
    await run('alter table businesses add column featured_choice_until integer')
    await run(`update businesses set featured_choice_until = featured_until
      where is_featured = 1 and (is_sample = 0 or featured_until <> ${NEVER})`)
    await run(`update businesses
      set is_featured = 1, featured_until = ${NEVER}, filter_flags = filter_flags | 1,
        card = json_replace(card, '$.isFeatured', json('true'))
      where ${BY_REVIEWS}`)
    await run(`update businesses
      set is_featured = 0, featured_until = ${NEVER}, filter_flags = filter_flags & ~1,
        card = json_replace(card, '$.isFeatured', json('false'))
      where is_featured = 1 and featured_choice_until is null and not (${BY_REVIEWS})`)
  },
}
