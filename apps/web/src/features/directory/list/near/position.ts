import type { Coordinates } from '@portal/domain/place'

/** Decimals of a position in an address: about a hundred metres, which is enough to tell what is near. */
const DECIMALS = 3

/** A position as addresses have it: `-9.430,159.950`. */
export const formatPosition = ({ latitude, longitude }: Coordinates): string =>
  [latitude, longitude].map((degrees) => degrees.toFixed(DECIMALS)).join(',')

/** Parses the position of an address; null if missing or invalid. */
export function parsePosition(text: string | null): Coordinates | null {
  if (text === null || !/^-?\d{1,2}(\.\d{1,8})?,-?\d{1,3}(\.\d{1,8})?$/.test(text)) return null
  const [latitude = 0, longitude = 0] = text
    .split(',')
    .map((degrees) => Number(Number(degrees).toFixed(DECIMALS)))
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null
}
