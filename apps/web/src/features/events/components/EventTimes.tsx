import type { EventItem } from '@portal/domain/contract'
import { isPast } from '@portal/domain/content'
import { formatRelativeTime } from '@portal/domain/shared'
import { Badge } from '@portal/ui'
import { useNow } from '#shared/page/page-context.ts'
import { getZoneLabel } from '#shared/content/zone-label.ts'
import { hasStarted, isUnderWay, formatSpan } from '../event-times.ts'

/** Start and end, time zone, and how far ahead. */
export function EventTimes({ event }: { event: EventItem }) {
  const now = useNow()
  const { startsAt, timeZone } = event
  return (
    <>
      <time dateTime={startsAt}>{formatSpan(event)}</time>
      <br />
      {getZoneLabel(timeZone, now)}
      {!hasStarted(event, now) && `, ${formatRelativeTime(startsAt, now)}`}
    </>
  )
}

/** Whether an event is under way or has ended; nothing before it. */
export function EventState({ event }: { event: EventItem }) {
  const now = useNow()
  if (isUnderWay(event, now)) return <Badge tone="leaf">On now</Badge>
  return isPast(event, now) ? <Badge>Ended</Badge> : null
}
