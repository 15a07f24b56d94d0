import type { EngagementKind } from '@portal/domain/contract'
import type { CountryCode, ProvinceCode } from '@portal/domain/place'
import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import type { Span } from './span.ts'

interface Place {
  readonly country?: CountryCode | undefined
  readonly province?: ProvinceCode | undefined
}

/** Counts of all businesses of a place together, by day and kind. */
export function findVisits(
  db: Kysely<Database>,
  { from, to }: Span,
  { country, province }: Place,
): Promise<{ day: string; kind: EngagementKind; count: number }[]> {
  let counts = db
    .selectFrom('business_engagement')
    .select(['day', 'kind'])
    .select(({ fn }) => fn.sum<number>('count').as('count'))
    .where('day', '>=', from)
    .where('day', '<=', to)
  if (country !== undefined || province !== undefined) {
    let placeIds = db.selectFrom('businesses').select('id')
    if (country !== undefined) placeIds = placeIds.where('country', '=', country)
    if (province !== undefined) placeIds = placeIds.where('province', '=', province)
    counts = counts.where('business_id', 'in', placeIds)
  }
  return counts.groupBy(['day', 'kind']).orderBy('day').execute()
}
