import type { Business } from '@portal/domain/contract'
import type { PublicHoliday } from '@portal/domain/place'
import { useNow } from '#shared/page/page-context.ts'
import { toHolidaysQuery, useListHolidaysQuery } from '../profile.api.ts'

const NONE: readonly PublicHoliday[] = []

/** The public holidays at a business from yesterday to the next two weeks. */
export const useHolidays = (
  business: Pick<Business, 'country' | 'province' | 'timeZone'>,
): readonly PublicHoliday[] => useListHolidaysQuery(toHolidaysQuery(business, useNow())).currentData ?? NONE
