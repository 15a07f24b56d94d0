import { distanceKm, type Coordinates } from '@portal/domain/place'
import { sql } from 'kysely'
import type { Store } from '#db/engine/open-store.ts'
import { prepareRead } from '#db/engine/prepared-read.ts'
import type { BusinessRow } from '../businesses.table.ts'
import { townPosition } from '../town-positions.ts'

type PositionRow = Pick<BusinessRow, 'id' | 'latitude' | 'longitude' | 'country' | 'province' | 'town'>

/** Kilometres from the nearest of some points to each business; none for one of which nothing says where it is. */
export type ReadDistances = (
  ids: readonly number[],
  from: readonly Coordinates[],
) => ReadonlyMap<number, number>

/** Measures from where a business says that it is, or else from its town. */
export function openDistances({ read, readSqlite }: Pick<Store, 'read' | 'readSqlite'>): ReadDistances {
  const rows = prepareRead<{ ids: string }, PositionRow>(readSqlite, ({ ids }) =>
    read
      .selectFrom('businesses')
      .select(['id', 'latitude', 'longitude', 'country', 'province', 'town'])
      .where(sql<boolean>`id in (select value from json_each(${ids}))`),
  )
  return (ids, from) =>
    new Map(
      rows.all({ ids: JSON.stringify(ids) }).flatMap((row): [number, number][] => {
        const { latitude, longitude } = row
        const position = latitude === null || longitude === null ? townPosition(row) : { latitude, longitude }
        return position ? [[row.id, Math.min(...from.map((point) => distanceKm(point, position)))]] : []
      }),
    )
}
