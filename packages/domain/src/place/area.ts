import type { Coordinates } from './distance.ts'

/**
 * A rectangle on the map in degrees, with its western and southern edge and without the others. Longitudes run from 0 to
 * 360 eastwards, since the date line runs through Fiji.
 */
export interface Area {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

const NUMBER = String.raw`-?\d{1,3}(?:\.\d{1,10})?`
const PATTERN = new RegExp(`^${NUMBER}(?:,${NUMBER}){3}$`)

/** A longitude from 0 to 360. */
export const toEastLongitude = (longitude: number): number => (longitude < 0 ? longitude + 360 : longitude)

/** Parses `west,south,east,north`; null for anything else. */
export function parseArea(text: string): Area | null {
  if (!PATTERN.test(text)) return null
  const [west = 0, south = 0, east = 0, north = 0] = text.split(',').map(Number)
  const isArea = west >= 0 && west < east && east <= 360 && south >= -90 && south < north && north <= 90
  return isArea ? { west, south, east, north } : null
}

/** As `parseArea` reads it. */
export const formatArea = ({ west, south, east, north }: Area): string => [west, south, east, north].join(',')

/** Whether a point lies in an area. */
export function isInArea({ west, south, east, north }: Area, { latitude, longitude }: Coordinates): boolean {
  const x = toEastLongitude(longitude)
  return latitude >= south && latitude < north && x >= west && x < east
}

/** The middle of an area. */
export function getAreaCenter({ west, south, east, north }: Area): Coordinates {
  const x = (west + east) / 2
  return { latitude: (south + north) / 2, longitude: x > 180 ? x - 360 : x }
}

/** The narrowest cells of the map, in degrees, about a hundred metres; a power of two, so that edges are exact numbers. */
const NARROWEST = 1 / 1024

/** How many widths cells have; each is twice the one before. */
export const GRID_LEVELS = 18

/** The width of the cells of a level in degrees, from 0, the narrowest. */
export const getCellWidth = (level: number): number => NARROWEST * 2 ** level

/** The cell of a grid that a point lies in. Cells of a wider grid hold whole cells of a narrower one. */
export function getCell({ latitude, longitude }: Coordinates, width: number): Area {
  const west = Math.floor(toEastLongitude(longitude) / width) * width
  const south = Math.floor(latitude / width) * width
  return { west, south, east: west + width, north: south + width }
}
