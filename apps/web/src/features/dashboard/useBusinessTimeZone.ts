import { PORTAL_TIME_ZONE } from '@portal/domain/place'
import { useListOwnBusinessesQuery } from '#features/businesses/own-businesses.api.ts'

/** The time zone of one of the owner's businesses; the portal's own until they are loaded. */
export function useBusinessTimeZone(businessId: number): string {
  const { data } = useListOwnBusinessesQuery()
  return data?.find(({ id }) => id === businessId)?.timeZone ?? PORTAL_TIME_ZONE
}
