import { getDistanceKm, formatDistance, getPlaceLabel, type Coordinates } from '@portal/domain/place'
import type { ListedBusiness } from '#shared/businesses/listed-business.ts'

/** How far from the visitor a business is, and where: `3 km · Auki, Malaita`; without both positions where alone. */
export function describeWhere(business: ListedBusiness, near: Coordinates | null): string {
  const place = getPlaceLabel(business)
  return near && business.position
    ? `${formatDistance(getDistanceKm(near, business.position))} · ${place}`
    : place
}
