import type { Business } from '@portal/domain/contract'

/** A business's own point and its nearest airport, where they are known. */
export const toPoints = ({ name, latitude, longitude, nearestAirport }: Business) => ({
  own: latitude === null || longitude === null ? null : { name, latitude, longitude },
  airport: nearestAirport ?? null,
})

/** A link that opens the point in the map app of a phone. */
export const toGeoHref = (latitude: number, longitude: number, name: string): string =>
  `geo:${latitude},${longitude}?q=${latitude},${longitude}(${encodeURIComponent(name)})`
