import { getDistanceKm, type Coordinates } from '@portal/domain/place'
import { isNumberIn } from '#db/json.ts'
import type { Reads } from '#db/engine/store.ts'
import type { BusinessRow } from '#features/businesses/businesses.table.ts'
import { getTownPosition } from '#features/businesses/town-positions.ts'

type PositionRow = Pick<BusinessRow, 'id' | 'latitude' | 'longitude' | 'country' | 'province' | 'town'>

/** Kilometres from the nearest of some points to each business; none for one of which nothing says where it is. */
export type ReadDistances = (
  ids: readonly number[],
  from: readonly Coordinates[],
) => Promise<ReadonlyMap<number, number>>

/** Measures from where a business says that it is, or else from its town. */
export function createDistances({ read, prepare }: Reads): ReadDistances {
  const rows = prepare<{ ids: string }, PositionRow>(({ ids }) =>
    read
      .selectFrom('businesses')
      .select(['id', 'latitude', 'longitude', 'country', 'province', 'town'])
      .where((eb) => isNumberIn(eb.ref('id'), ids)),
  )
  return async (ids, from) => {
    const found = await rows.all({ ids: JSON.stringify(ids) })
    return new Map(
      found.flatMap((row): [number, number][] => {
        const { latitude, longitude } = row
        const position =
          latitude === null || longitude === null ? getTownPosition(row) : { latitude, longitude }
        return position ? [[row.id, Math.min(...from.map((point) => getDistanceKm(point, position)))]] : []
      }),
    )
  }
}
