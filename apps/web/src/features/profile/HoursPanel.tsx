import { getOpeningStatus } from '@portal/domain/business'
import type { Business } from '@portal/domain/contract'
import { toLocalDay } from '@portal/domain/shared'
import { Text, token } from '@portal/ui'
import { styled } from 'styled-components'
import { useNow } from '#shared/page/page-context.ts'
import { getZoneLabel } from '#shared/content/zone-label.ts'
import { describeNextHoliday, toHoursTable, getWeekday } from './hours-table.ts'
import { useHolidays } from './hours/useHolidays.ts'
import { Panel } from '#shared/layout/Panel.tsx'

const Week = styled.dl`
  display: flex;
  flex-direction: column;
  gap: ${token.space[4]};
  font-size: ${token.size[14]};
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${token.space[16]};
  }
  > [data-today] {
    font-weight: 650;
  }
  dd {
    display: flex;
    flex-direction: column;
    margin: 0;
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
`

/** Whether a business is open now; nothing if unknown. */
export function OpenNow({
  business,
}: {
  business: Pick<
    Business,
    'hours' | 'timeZone' | 'temporarilyClosed' | 'temporarilyClosedUntil' | 'country' | 'province'
  >
}) {
  const state = getOpeningStatus(business, useNow(), useHolidays(business))
  if (!state) return null
  return (
    <Text as="span" tone={state.open ? 'good' : 'soft'}>
      {state.label}
    </Text>
  )
}

function WeekTable({ business, hours }: { business: Business; hours: NonNullable<Business['hours']> }) {
  const now = useNow()
  const today = toLocalDay(now, business.timeZone)
  const isHoliday = useHolidays(business).some(({ day }) => day === today)
  return (
    <Week>
      {toHoursTable(hours, { weekday: getWeekday(business.timeZone, now), isHoliday }).map(
        ({ days, times, isToday }) => (
          <div key={days} data-today={isToday ? '' : undefined}>
            <dt>{days}</dt>
            <dd>
              {times.map((time) => (
                <span key={time}>{time}</span>
              ))}
            </dd>
          </div>
        ),
      )}
    </Week>
  )
}

function Hours({ business, hours }: { business: Business; hours: NonNullable<Business['hours']> }) {
  const now = useNow()
  const holiday = describeNextHoliday(useHolidays(business), hours, toLocalDay(now, business.timeZone))
  return (
    <>
      <OpenNow business={business} />
      {business.temporarilyClosed && (
        <Text size="small" tone="soft">
          Usual hours:
        </Text>
      )}
      <WeekTable business={business} hours={hours} />
      {holiday && <Text size="small">{holiday}</Text>}
      <Text size="caption" tone="soft">
        {getZoneLabel(business.timeZone, now)}
      </Text>
    </>
  )
}

/** The opening hours in the place's time zone, with its next public holiday. */
export const HoursPanel = ({ business }: { business: Business }) => (
  <Panel title="Business hours" id="hours">
    {business.hours ? (
      <Hours business={business} hours={business.hours} />
    ) : (
      <Text tone="soft">Business hours not available</Text>
    )}
  </Panel>
)
