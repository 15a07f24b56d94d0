import type { CountryCode } from '@portal/domain/place'
import { sql, type Kysely } from 'kysely'
import type { Database } from '#db/database.ts'

/** The facts that distinguish stored businesses of one name. */
export interface StoredIdentity {
  readonly slug: string
  readonly country: CountryCode
  readonly sort_name: string
  readonly category: string
  readonly address: string | null
  readonly phone: string | null
  readonly latitude: number | null
  readonly longitude: number | null
}

/** Businesses in any state with one of these names in their country. */
export async function findByNames(
  db: Kysely<Database>,
  names: readonly Pick<StoredIdentity, 'country' | 'sort_name'>[],
): Promise<StoredIdentity[]> {
  const found: StoredIdentity[] = []
  for (const [country, group] of Map.groupBy(names, (name) => name.country)) {
    const sortNames = [...new Set(group.map(({ sort_name }) => sort_name))]
    // Listed and unlisted ones each have an index.
    for (const listed of [0, 1] as const) {
      const rows = await db
        .selectFrom('businesses')
        .select(['slug', 'country', 'sort_name', 'category', 'address', 'phone', 'latitude', 'longitude'])
        .where('listed', '=', sql.lit(listed))
        .where('country', '=', country)
        .where('sort_name', 'in', sortNames)
        .orderBy('id')
        .execute()
      found.push(...rows)
    }
  }
  return found
}

/** The slugs that belong to a business, now or before a rename. */
export async function findUsedSlugs(db: Kysely<Database>, slugs: readonly string[]): Promise<Set<string>> {
  if (slugs.length === 0) return new Set()
  const current = await db.selectFrom('businesses').select('slug').where('slug', 'in', slugs).execute()
  const former = await db.selectFrom('business_slugs').select('slug').where('slug', 'in', slugs).execute()
  return new Set([...current, ...former].map(({ slug }) => slug))
}
