import { getDistanceKm, type Coordinates } from '@portal/domain/place'
import { isNumberIn } from '#db/json.ts'
import type { Reads } from '#db/engine/store.ts'
import type { BusinessRow } from '#features/businesses/businesses.table.ts'
import { getTownPosition } from '#features/businesses/town-positions.ts'

type PositionRow = Pick<BusinessRow, 'id' | 'latitude' | 'longitude' | 'country' | 'province' | 'town'>

/** Kilometres from each business to the nearest of some points; without businesses whose position is unknown. */
export type ReadDistances = (
  ids: readonly number[],
  from: readonly Coordinates[],
) => Promise<ReadonlyMap<number, number>>

/** Measures from a business's own coordinates, or else from its town. */
export function createDistanceReader({ read, prepare }: Reads): ReadDistances {
  const positions = prepare<{ ids: string }, PositionRow>(({ ids }) =>
    read
      .selectFrom('businesses')
      .select(['id', 'latitude', 'longitude', 'country', 'province', 'town'])
      .where((eb) => isNumberIn(eb.ref('id'), ids)),
  )
  return async (ids, from) => {
    const rows = await positions.all({ ids: JSON.stringify(ids) })
    return new Map(
      rows.flatMap((row): [number, number][] => {
        const { latitude, longitude } = row
        const position =
          latitude === null || longitude === null ? getTownPosition(row) : { latitude, longitude }
        return position ? [[row.id, Math.min(...from.map((point) => getDistanceKm(point, position)))]] : []
      }),
    )
  }
}
