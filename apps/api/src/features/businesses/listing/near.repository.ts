import { sql, type RawBuilder } from 'kysely'
import { jsonArrayOf } from '#db/engine/json.ts'
import type { Store } from '#db/engine/open-store.ts'
import type { Page } from '#db/pagination.ts'
import { prepareRead } from '#db/engine/prepared-read.ts'
import { isPublic } from '#db/visibility.ts'
import type { Filter } from './filter.ts'

export interface Spot {
  readonly latitude: number
  readonly longitude: number
}

/** Kilometres around the spot, each tried when the one before holds too few; the last is the whole earth. */
const RADII = [10, 40, 160, 640, 2_560, 21_000]
const EARTH_RADIUS = 6_371
const KILOMETRES_PER_DEGREE = 111

/** Great-circle distance in kilometres; right across the 180th meridian, which parts Fiji. */
export const distance = (
  spot: Spot,
): RawBuilder<number> => sql<number>`${sql.lit(2 * EARTH_RADIUS)} * asin(min(1, sqrt(
  pow(sin(radians(latitude - ${spot.latitude}) / 2), 2)
  + cos(radians(${spot.latitude})) * cos(radians(latitude))
  * pow(sin(radians(longitude - ${spot.longitude}) / 2), 2))))`

type NearParams = Spot &
  Page & {
    now: number
    country: string
    province: string
    category: string
    industry: string
    filterFlags: number
    typeFlags: number
    since: number
    radius: number
    band: number
  }

export type NearCards = (filter: Filter, spot: Spot, page: Page, now: number) => string

/** The nearest listings first, as a JSON array of cards; only a band of latitude is measured, widened as needed. */
export function openNear({ read, readSqlite }: Pick<Store, 'read' | 'readSqlite'>): NearCards {
  const within = prepareRead<NearParams, { json: string; rows: number }>(readSqlite, (param) => {
    const query = sql<{ json: string; rows: number }>`
      select ${jsonArrayOf(sql.ref('card'))} as json, count(*) as rows from (
        select card from (
          select id, ${distance(param)} as away from businesses
          where ${isPublic(param.now)} and latitude is not null
            and latitude between ${param.latitude} - ${param.band} and ${param.latitude} + ${param.band}
            and (${param.country} = '' or country = ${param.country})
            and (${param.province} = '' or province = ${param.province})
            and (${param.category} = '' or category = ${param.category})
            and (${param.industry} = '' or industry = ${param.industry})
            and (filter_flags & ${param.filterFlags}) = ${param.filterFlags}
            and (${param.typeFlags} = 0 or (filter_flags & ${param.typeFlags}) <> 0)
            and created_at > ${param.since}
            and away <= ${param.radius}
          order by away, id limit ${param.limit} offset ${param.offset}
        ) as nearest cross join businesses using (id)
        order by away, id
      )`
    return { compile: () => query.compile(read) }
  })

  return (filter, spot, page, now) => {
    const {
      country = '',
      province = '',
      category = '',
      industry = '',
      since = -1,
      filterFlags,
      typeFlags,
    } = filter
    const asked = {
      ...spot,
      ...page,
      now,
      country,
      province,
      category,
      industry,
      filterFlags,
      typeFlags,
      since,
    }
    let json = '[]'
    for (const radius of RADII) {
      const found = within.get({ ...asked, radius, band: radius / KILOMETRES_PER_DEGREE })
      json = found?.json ?? '[]'
      if (found?.rows === page.limit) break
    }
    return json
  }
}
