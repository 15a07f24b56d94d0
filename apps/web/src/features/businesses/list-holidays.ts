import { HOLIDAY_NOTICE_DAYS } from '@portal/domain/business'
import type { Business } from '@portal/domain/contract'
import { listPublicHolidays, type PublicHoliday } from '@portal/domain/place'
import { addDays } from '@portal/domain/shared'

/** A place and the day that it is there. */
export type HolidaysQuery = Pick<Business, 'country' | 'province'> & { day: string }

/** From yesterday, whose night may not be over, to as far ahead as holidays are named. */
export const listHolidays = ({ day, ...place }: HolidaysQuery): PublicHoliday[] =>
  listPublicHolidays(place, addDays(day, -1), addDays(day, HOLIDAY_NOTICE_DAYS))
