import { sql, type Kysely } from 'kysely'

/** No business has the address of the facets or of the map: one that has gets another, which is free. */
export const reservedSlugs = {
  async up<Tables>(db: Kysely<Tables>) {
    for (const slug of ['facets', 'map']) {
      await sql`delete from business_slugs where slug = ${slug}`.execute(db)
      const free = await findFreeSlug(db, `business-${slug}`)
      await sql`
        update businesses set slug = ${free}, card = json_replace(card, '$.slug', ${free}) where slug = ${slug}`.execute(
        db,
      )
    }
  },
}

async function findFreeSlug<Tables>(db: Kysely<Tables>, base: string): Promise<string> {
  const { rows } = await sql<{ slug: string }>`
    select slug from businesses where slug glob ${`${base}*`}
    union all select slug from business_slugs where slug glob ${`${base}*`}`.execute(db)
  const taken = new Set(rows.map(({ slug }) => slug))
  if (!taken.has(base)) return base
  let number = 2
  while (taken.has(`${base}-${number}`)) number += 1
  return `${base}-${number}`
}
