import type { BusinessSummary } from '@portal/domain/contract'
import { sql } from 'kysely'
import { toJsonArray, numbersIn } from '#db/json.ts'
import type { Reads } from '#db/engine/store.ts'
import { toJson, type Json } from '#shared/json.ts'
import { CARD } from '#features/businesses/businesses.repository.ts'
import { cardAt } from '#features/businesses/featured.repository.ts'
import { isPublic } from '#features/businesses/visibility.repository.ts'

interface ChosenRow {
  json: Json<BusinessSummary[]>
  rows: number
}

const NONE: ChosenRow = { json: toJson<BusinessSummary[]>([]), rows: 0 }

/** Reads the public ones of some businesses in the order of their ids, each once. */
export function createChosenReader({
  read,
  prepare,
}: Reads): (ids: readonly number[], now: number) => Promise<ChosenRow> {
  const byIds = prepare<{ ids: string; now: number }, ChosenRow>((param) => {
    const query = sql<ChosenRow>`
      select ${toJsonArray(CARD)} as json, count(*) as rows from (
        select ${cardAt(param.now)} as card from ${numbersIn(param.ids)} as wanted
        cross join businesses
        where businesses.id = wanted.value and ${isPublic(param.now)}
        order by wanted.key
      ) as cards`
    return { compile: () => query.compile(read) }
  })
  return async (ids, now) => (await byIds.get({ ids: JSON.stringify([...new Set(ids)]), now })) ?? NONE
}
