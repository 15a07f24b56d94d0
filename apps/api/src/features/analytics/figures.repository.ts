import type { AdminFigures } from '@portal/domain/contract'
import { sql, type Kysely } from 'kysely'
import type { Database } from '#db/database.ts'

type Counts = Omit<AdminFigures, 'publicBusinesses' | 'revenue'>

/** Listings that are not removed, accounts, and published reviews. */
export async function countAll(db: Kysely<Database>): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select (select count(*) from businesses where removed_at is null) as businesses,
      (select count(*) from users) as users,
      (select count(*) from reviews where status = 'published') as reviews`.execute(db)
  const [counts = { businesses: 0, users: 0, reviews: 0 }] = rows
  return counts
}
