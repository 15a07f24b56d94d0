import type { BusinessSummary } from '@portal/domain/contract'
import { sql } from 'kysely'
import { jsonArrayOf } from '#db/engine/json.ts'
import type { Store } from '#db/engine/open-store.ts'
import { prepareRead } from '#db/engine/prepared-read.ts'
import { toJson, type Json } from '#shared/json.ts'
import { CARD } from '../businesses.repository.ts'
import { cardAt } from '../featured.repository.ts'
import { isPublic } from '../visibility.repository.ts'

interface ChosenRow {
  json: Json<BusinessSummary[]>
  rows: number
}

const NONE: ChosenRow = { json: toJson<BusinessSummary[]>([]), rows: 0 }

/** Reads the public ones of some businesses in the order of their ids, each once. */
export function openChosen({
  read,
  readSqlite,
}: Pick<Store, 'read' | 'readSqlite'>): (ids: readonly number[], now: number) => ChosenRow {
  const chosen = prepareRead<{ ids: string; now: number }, ChosenRow>(readSqlite, (param) => {
    const query = sql<ChosenRow>`
      select ${jsonArrayOf(CARD)} as json, count(*) as rows from (
        select ${cardAt(param.now)} as card from json_each(${param.ids}) as wanted
        cross join businesses on businesses.id = wanted.value
        where ${isPublic(param.now)}
        order by wanted.key
      )`
    return { compile: () => query.compile(read) }
  })
  return (ids, now) => chosen.get({ ids: JSON.stringify([...new Set(ids)]), now }) ?? NONE
}
