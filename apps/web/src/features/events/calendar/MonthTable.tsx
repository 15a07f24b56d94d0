import { isPast } from '@portal/domain/content'
import { PORTAL_TIME_ZONE } from '@portal/domain/place'
import type { EventItem } from '@portal/domain/contract'
import { below, from, token, VisuallyHidden } from '@portal/ui'
import { styled } from 'styled-components'
import { useNow } from '#shared/page/page-context.ts'
import { toDay } from '../event-times.ts'
import { LaneEntry, ShortEntry } from './CalendarEntry.tsx'
import { createCalendar, hasNoStart, formatMonth, type CalendarDay } from './month.ts'

/** A month as a table; on phones and tablets a list of days on which an event starts. */
const Month = styled.table`
  width: 100%;
  table-layout: fixed;
  th {
    padding: ${token.space[8]};
    color: ${token.role.textSoft};
    font-size: ${token.size[14]};
    font-weight: 600;
    text-align: left;
  }
  td {
    height: 7.5rem;
    padding: ${token.space[8]};
    border: 1px solid ${token.role.line};
    background: ${token.role.raised};
    vertical-align: top;
  }
  td[data-elsewhere] {
    background: ${token.role.sunken};
  }
  ${below.desktop} {
    &,
    tbody,
    tr,
    td {
      display: block;
    }
    thead {
      display: none;
    }
    td {
      height: auto;
      padding: ${token.space[12]} 0;
      border-width: 0 0 1px;
      background: none;
    }
    tr[data-without-start],
    td:is([data-without-start], [data-elsewhere]) {
      display: none;
    }
  }
  @media print {
    td {
      height: 4rem;
    }
  }
`

const Day = styled.time`
  display: inline-block;
  min-width: 1.75rem;
  padding: 0 ${token.space[4]};
  border-radius: ${token.radius.pill};
  font: 700 ${token.size[14]} / 1.75rem ${token.font.display};
  text-align: center;
  [data-today] > & {
    background: ${token.color.reefFill};
    color: ${token.color.white};
  }
  [data-without-start] > & {
    color: ${token.role.textSoft};
  }
  [data-without-start][data-today] > & {
    color: ${token.color.white};
  }
  > span {
    ${from.desktop} {
      display: none;
    }
  }
  ${below.desktop} {
    padding-inline: ${token.space[8]};
    margin-left: -${token.space[8]};
  }
`

const Entries = styled.div`
  display: grid;
  gap: ${token.space[4]};
  padding-top: ${token.space[4]};
  > * {
    min-width: 0;
  }
`

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

// Explicit roles, since browsers may drop them from a table displayed as blocks.
const role = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
} as const

interface DayCellProps {
  day: CalendarDay
  weekday: string
  month: string
  isToday: boolean
  now: number
}

function DayCell({ day, weekday, month, isToday, now }: DayCellProps) {
  if (day.day === null) return <td {...role.cell} data-elsewhere="" />
  return (
    <td
      {...role.cell}
      data-without-start={hasNoStart(day) ? '' : undefined}
      data-today={isToday ? '' : undefined}
      aria-current={isToday ? 'date' : undefined}
    >
      <Day dateTime={day.day}>
        <span>{weekday} </span>
        {Number(day.day.slice(8))}
        <span> {month.split(' ')[0]}</span>
      </Day>
      {(day.lanes.length > 0 || day.events.length > 0) && (
        <Entries>
          {day.lanes.map((lane, place) => (
            <LaneEntry
              key={`lane ${place}`}
              lane={lane}
              isAlone={day.lanes.length === 1}
              isEnded={lane.kind === 'bar' && isPast(lane.event, now)}
            />
          ))}
          {day.events.map((event) => (
            <ShortEntry key={event.id} event={event} isEnded={isPast(event, now)} />
          ))}
        </Entries>
      )}
    </td>
  )
}

/** A month's events, on days in their own time zones. */
export function MonthTable({ month, events }: { month: string; events: readonly EventItem[] }) {
  const now = useNow()
  const today = toDay(now, PORTAL_TIME_ZONE)
  const title = formatMonth(month)
  return (
    <Month {...role.table}>
      <VisuallyHidden as="caption">Events in {title}</VisuallyHidden>
      <thead {...role.rowgroup}>
        <tr {...role.row}>
          {WEEKDAYS.map((weekday) => (
            <th key={weekday} scope="col">
              <span aria-hidden="true">{weekday.slice(0, 3)}</span>
              <VisuallyHidden>{weekday}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...role.rowgroup}>
        {createCalendar(month, events).map((week, row) => (
          <tr
            {...role.row}
            key={week.find(({ day }) => day)?.day ?? row}
            data-without-start={week.every(hasNoStart) ? '' : undefined}
          >
            {week.map((day, column) => (
              <DayCell
                key={WEEKDAYS[column]}
                day={day}
                weekday={WEEKDAYS[column] ?? ''}
                month={title}
                isToday={day.day === today}
                now={now}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </Month>
  )
}
