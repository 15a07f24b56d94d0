import { PORTAL_TIME_ZONE } from '@portal/domain/place'
import { useOwnBusinessesQuery } from './dashboard.api.ts'

/** The time zone of one of the owner's businesses; the portal's own until they are loaded. */
export function useTimeZoneOf(businessId: number): string {
  const { data } = useOwnBusinessesQuery()
  return data?.find(({ id }) => id === businessId)?.timeZone ?? PORTAL_TIME_ZONE
}
