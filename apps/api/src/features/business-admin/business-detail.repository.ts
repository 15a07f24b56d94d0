import { sql, type Kysely } from 'kysely'
import type { Database } from '#db/database.ts'

interface BusinessFigures {
  readonly messages: number
  readonly open_messages: number
  readonly saves: number
  readonly views: number
}

/** Counts of a business; views from a day on. */
export async function findFigures(
  db: Kysely<Database>,
  id: number,
  viewsFrom: string,
): Promise<BusinessFigures> {
  const { rows } = await sql<BusinessFigures>`
    select
      (select count(*) from business_messages where business_id = ${id}) as messages,
      (select count(*) from business_messages where business_id = ${id} and is_open = 1) as open_messages,
      (select count(*) from saves where business_id = ${id}) as saves,
      (select coalesce(sum(count), 0) from business_engagement
        where business_id = ${id} and kind = 'view' and day >= ${viewsFrom}) as views`.execute(db)
  return rows[0] ?? { messages: 0, open_messages: 0, saves: 0, views: 0 }
}
