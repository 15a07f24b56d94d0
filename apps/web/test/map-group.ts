import type { MapGroup } from '@portal/domain/contract'
import { getCell } from '@portal/domain/place'

/** A cell as wide as a town, about ten kilometres. */
const TOWN = 1 / 8

/** A group of the map in the cell of its position. */
export const aMapGroup = (group: Omit<MapGroup, 'cell'>): MapGroup => ({
  ...group,
  cell: getCell(group, TOWN),
})
