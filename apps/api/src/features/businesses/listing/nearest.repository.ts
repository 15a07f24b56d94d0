import type { BusinessSummary } from '@portal/domain/contract'
import { sql } from 'kysely'
import { jsonArrayOf } from '#db/engine/json.ts'
import type { Store } from '#db/engine/open-store.ts'
import type { Page } from '#db/pagination.ts'
import { prepareRead } from '#db/engine/prepared-read.ts'
import { toJson, type Json } from '#shared/json.ts'
import { CARD } from '../businesses.repository.ts'
import { distanceFrom, type Coordinates } from '../distance.repository.ts'
import { cardAt, isStillFeatured } from '../featured.repository.ts'
import type { Filter } from '../filter.ts'
import { isPublic } from '../visibility.repository.ts'
import type { FilterParams } from './lists.repository.ts'

/** Kilometres, each tried when the one before holds too few; the last is the whole earth. */
const RADII = [10, 40, 160, 640, 2_560, 21_000]
const KILOMETRES_PER_DEGREE = 111

type NearestParams = Coordinates & Page & FilterParams & { radius: number; band: number }

interface NearestRow {
  json: Json<BusinessSummary[]>
  rows: number
}

const NONE = toJson<BusinessSummary[]>([])

type ReadNearest = (filter: Filter, near: Coordinates, page: Page, now: number) => Json<BusinessSummary[]>

/** The nearest businesses first. Only a band of latitude is measured, widened as needed. */
export function openNearest({ read, readSqlite }: Pick<Store, 'read' | 'readSqlite'>): ReadNearest {
  const within = prepareRead<NearestParams, NearestRow>(readSqlite, (param) => {
    const query = sql<NearestRow>`
      select ${jsonArrayOf(CARD)} as json, count(*) as rows from (
        select ${cardAt(param.now)} as card from (
          select id, ${distanceFrom(param)} as away from businesses
          where ${isPublic(param.now)} and latitude is not null
            and latitude between ${param.latitude} - ${param.band} and ${param.latitude} + ${param.band}
            and (${param.country} = '' or country = ${param.country})
            and (${param.province} = '' or province = ${param.province})
            and (${param.category} = '' or category = ${param.category})
            and (${param.industry} = '' or industry = ${param.industry})
            and (filter_flags & ${param.filterFlags}) = ${param.filterFlags}
            and ${isStillFeatured(param.filterFlags, param.now)}
            and (${param.typeFlags} = 0 or (filter_flags & ${param.typeFlags}) <> 0)
            and created_at > ${param.since}
            and away <= ${param.radius}
          order by away, id limit ${param.limit} offset ${param.offset}
        ) as nearest cross join businesses using (id)
        order by away, id
      )`
    return { compile: () => query.compile(read) }
  })

  return (filter, near, page, now) => {
    const params = { ...NO_PLACE_OR_TRADE, since: -1, ...filter, ...near, ...page, now }
    let json = NONE
    for (const radius of RADII) {
      const found = within.get({ ...params, radius, band: radius / KILOMETRES_PER_DEGREE })
      json = found?.json ?? NONE
      if (found?.rows === page.limit) break
    }
    return json
  }
}

const NO_PLACE_OR_TRADE = { country: '', province: '', category: '', industry: '' }
