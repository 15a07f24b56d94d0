import type { Coordinates } from '@portal/domain/place'
import { formatPlaceName } from '@portal/domain/search'
import { SEARCH_PLACES } from '@portal/reference-data/search-words'
import type { BusinessRow } from './businesses.table.ts'

/** Where a business is, with the town that its address names. */
type LocatedRow = Pick<BusinessRow, 'country' | 'province' | 'town'>

interface TownPosition extends Coordinates {
  readonly province: string | null
}

const toKey = (country: string, town: string): string => `${country} ${town}`

const positions = new Map<string, TownPosition[]>()
for (const { kind, names, country, province, latitude, longitude } of SEARCH_PLACES) {
  if (kind !== 'town' || latitude === null || longitude === null) continue
  const key = toKey(country, formatPlaceName(names[0] ?? ''))
  positions.set(key, [...(positions.get(key) ?? []), { province, latitude, longitude }])
}

/** The position of a business's town; null without a town, or if the gazetteer has no point for it. */
export function getTownPosition({ country, province, town }: LocatedRow): Coordinates | null {
  const known = town === null ? undefined : positions.get(toKey(country, town))
  return known?.find((one) => province === null || one.province === null || one.province === province) ?? null
}
