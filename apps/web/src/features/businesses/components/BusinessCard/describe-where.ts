import { distanceKm, formatDistance, placeLabel, type Coordinates } from '@portal/domain/place'
import type { ListedBusiness } from '#features/businesses/businesses.api.ts'

/** How far from the visitor a business is, and where: `3 km · Auki, Malaita`; without both positions where alone. */
export function describeWhere(business: ListedBusiness, near: Coordinates | null): string {
  const place = placeLabel(business)
  return near && business.position
    ? `${formatDistance(distanceKm(near, business.position))} · ${place}`
    : place
}
