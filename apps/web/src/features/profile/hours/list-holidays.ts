import { HOLIDAY_NOTICE_DAYS } from '@portal/domain/business'
import type { Business } from '@portal/domain/contract'
import { listPublicHolidays, type PublicHoliday } from '@portal/domain/place'
import { addDays } from '@portal/domain/shared'

/** A place and its local day. */
export type HolidaysQuery = Pick<Business, 'country' | 'province'> & { day: string }

/** From yesterday, whose opening hours may last past midnight, to as far ahead as screens name holidays. */
export const listHolidays = ({ day, ...place }: HolidaysQuery): PublicHoliday[] =>
  listPublicHolidays(place, addDays(day, -1), addDays(day, HOLIDAY_NOTICE_DAYS))
