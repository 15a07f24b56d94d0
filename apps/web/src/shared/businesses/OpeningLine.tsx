import { getOpeningStatus, HOLIDAY_NOTICE_DAYS } from '@portal/domain/business'
import { listPublicHolidays, getTimeZone } from '@portal/domain/place'
import { addDays, toLocalDay } from '@portal/domain/shared'
import { Text } from '@portal/ui'
import { useNow } from '#shared/page/page-context.ts'
import type { ListedBusiness } from './listed-business.ts'
import { unpackHours } from './packed-hours.ts'

export interface OpeningLineProps {
  business: Pick<ListedBusiness, 'country' | 'province' | 'address' | 'hours' | 'closed'>
}

function getOpening({ hours, closed, ...place }: OpeningLineProps['business'], now: number) {
  const timeZone = getTimeZone(place)
  const today = toLocalDay(now, timeZone)
  return getOpeningStatus(
    {
      hours: hours === undefined ? null : unpackHours(hours),
      timeZone,
      temporarilyClosed: closed !== undefined,
      temporarilyClosedUntil: typeof closed === 'string' ? closed : null,
    },
    now,
    // From yesterday, since its last opening may end after midnight.
    listPublicHolidays(place, addDays(today, -1), addDays(today, HOLIDAY_NOTICE_DAYS)),
  )
}

/** Whether the business of a card is open now, or when it opens. */
export function OpeningLine({ business }: OpeningLineProps) {
  const status = getOpening(business, useNow())
  if (!status) return null
  if (status.open) {
    return (
      <Text as="span" tone="good">
        {status.brief}
      </Text>
    )
  }
  // Only the first word is coloured: at night a list would be all alarm.
  const [state, next] = status.brief.split(', ')
  return (
    <Text as="span" tone="soft">
      <Text as="span" tone={status.open === null ? 'soft' : 'bad'}>
        {state}
      </Text>
      {next !== undefined && `, ${next}`}
    </Text>
  )
}
