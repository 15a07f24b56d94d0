import { getDistanceKm, formatDistance, getPlaceLabel, type Coordinates } from '@portal/domain/place'
import type { ListedBusiness } from '#shared/businesses/listed-business.ts'

/** The distance from the visitor, and the place: `3 km · Auki, Malaita`; the place alone without both positions. */
export function describeWhere(business: ListedBusiness, near: Coordinates | null): string {
  const place = getPlaceLabel(business)
  return near && business.position
    ? `${formatDistance(getDistanceKm(near, business.position))} · ${place}`
    : place
}
