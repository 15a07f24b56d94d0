import { sql } from 'kysely'
import { numbersIn } from '#db/json.ts'
import type { Reads } from '#db/engine/store.ts'
import type { BusinessRow } from '#features/businesses/businesses.table.ts'

type NamedRow = Pick<BusinessRow, 'id' | 'name' | 'slug' | 'country' | 'category'>

/** Reads the names of businesses that are alone at a point of the map. */
export function createMapNames({ read, prepare }: Reads): (ids: readonly number[]) => Promise<NamedRow[]> {
  const namesByIds = prepare<{ ids: string }, NamedRow>((param) => {
    const query = sql<NamedRow>`
      select businesses.id, name, slug, country, category
      from ${numbersIn(param.ids)} as wanted cross join businesses where businesses.id = wanted.value`
    return { compile: () => query.compile(read) }
  })
  return async (ids) => namesByIds.all({ ids: JSON.stringify(ids) })
}
