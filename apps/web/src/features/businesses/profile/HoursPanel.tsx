import { getOpeningStatus } from '@portal/domain/business'
import type { Business } from '@portal/domain/contract'
import { Text, token } from '@portal/ui'
import { styled } from 'styled-components'
import { useNow } from '#shared/page/page-context.ts'
import { zoneLabel } from '#shared/content/zone-label.ts'
import { toHoursTable, getWeekday } from './hours-table.ts'
import { Panel } from './Panel.tsx'

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

/** Whether a business is open now; nothing if unknown or closed for longer. */
export function OpenNow({
  business,
}: {
  business: Pick<Business, 'hours' | 'timeZone' | 'temporarilyClosed'>
}) {
  const now = useNow()
  const state = getOpeningStatus(business.hours, business.timeZone, now)
  if (business.temporarilyClosed || !state) return null
  return (
    <Text as="span" tone={state.open ? 'good' : 'soft'}>
      {state.label}
    </Text>
  )
}

/** The opening hours in the place's time zone. */
export function HoursPanel({ business }: { business: Business }) {
  const now = useNow()
  const { hours, timeZone } = business
  return (
    <Panel title="Business hours" id="hours">
      {hours ? (
        <>
          <OpenNow business={business} />
          <Week>
            {toHoursTable(hours, getWeekday(timeZone, now)).map(({ days, times, isToday }) => (
              <div key={days} data-today={isToday ? '' : undefined}>
                <dt>{days}</dt>
                <dd>
                  {times.map((time) => (
                    <span key={time}>{time}</span>
                  ))}
                </dd>
              </div>
            ))}
          </Week>
          <Text size="caption" tone="soft">
            {zoneLabel(timeZone, now)}
          </Text>
        </>
      ) : (
        <Text tone="soft">Business hours not available</Text>
      )}
    </Panel>
  )
}
