import { sql } from 'kysely'
import type { Store } from '#db/engine/open-store.ts'
import { prepareRead } from '#db/engine/prepared-read.ts'
import type { BusinessRow } from '../businesses.table.ts'

type NamedRow = Pick<BusinessRow, 'id' | 'name' | 'slug' | 'country' | 'category'>

/** Reads what names a point of the map that stands for one business. */
export function openMapNames({
  read,
  readSqlite,
}: Pick<Store, 'read' | 'readSqlite'>): (ids: readonly number[]) => NamedRow[] {
  const named = prepareRead<{ ids: string }, NamedRow>(readSqlite, (param) => {
    const query = sql<NamedRow>`
      select businesses.id, name, slug, country, category
      from json_each(${param.ids}) as wanted cross join businesses on businesses.id = wanted.value`
    return { compile: () => query.compile(read) }
  })
  return (ids) => named.all({ ids: JSON.stringify(ids) })
}
