import { getPrior } from '@portal/domain/business'
import { sql, type Kysely } from 'kysely'

/** How much each business helps a visitor. */
export const prior = {
  async up<Tables>(db: Kysely<Tables>) {
    await sql`
      alter table businesses add column prior real not null default 0 check (prior between 0 and 1)`.execute(
      db,
    )
    await derivePriors(db)
  },
}

interface OldRow {
  id: number
  images: string
  is_verified: 0 | 1
  hours: string | null
  phone: string | null
  website: string | null
  rating_sum: number
  published_review_count: number
  temporarily_closed: 0 | 1
  temporarily_closed_until: string | null
}

const ROWS_AT_ONCE = 500

async function derivePriors<Tables>(db: Kysely<Tables>): Promise<void> {
  let last = 0
  for (;;) {
    const { rows } = await sql<OldRow>`
      select id, images, is_verified, hours, phone, website, rating_sum, published_review_count, temporarily_closed,
        temporarily_closed_until
      from businesses where id > ${last} order by id limit ${ROWS_AT_ONCE}`.execute(db)
    for (const row of rows) {
      await sql`update businesses set prior = ${priorOf(row)} where id = ${row.id}`.execute(db)
    }
    if (rows.length < ROWS_AT_ONCE) return
    last = rows.at(-1)?.id ?? last
  }
}

const priorOf = (row: OldRow): number =>
  getPrior({
    photos: (JSON.parse(row.images) as string[]).length,
    isVerified: row.is_verified === 1,
    hours: row.hours === null ? null : (JSON.parse(row.hours) as object),
    phone: row.phone,
    website: row.website,
    ratingSum: row.rating_sum,
    reviewCount: row.published_review_count,
    temporarilyClosed: row.temporarily_closed === 1,
    temporarilyClosedUntil: row.temporarily_closed_until,
  })
