import { isClosed, formatTimeLeft } from '@portal/domain/content'
import { DAY, formatDateTime, toEpochMs } from '@portal/domain/shared'
import { Badge } from '@portal/ui'
import { useNow } from '../page/page-context.ts'
import { getZoneLabel } from './zone-label.ts'

interface Closing {
  closesAt: string
  timeZone: string
}

const SOON = 3 * DAY

/** The time left, or that it is closed. */
export function TimeLeft({ closesAt }: Pick<Closing, 'closesAt'>) {
  const now = useNow()
  if (isClosed({ closesAt }, now)) return <Badge>Closed</Badge>
  const isSoon = toEpochMs(closesAt) - now < SOON
  return (
    <Badge tone={isSoon ? 'sun' : 'leaf'} icon="clock">
      {formatTimeLeft(closesAt, now)}
    </Badge>
  )
}

/** A badge if it is closed; nothing while it is open. */
export function ClosedBadge({ closesAt }: Pick<Closing, 'closesAt'>) {
  return isClosed({ closesAt }, useNow()) ? <Badge>Closed</Badge> : null
}

/** The closing time in the place's time zone. */
export function ClosingTime({ closesAt, timeZone }: Closing) {
  const now = useNow()
  return (
    <>
      <time dateTime={closesAt}>{formatDateTime(closesAt, timeZone)}</time>, {getZoneLabel(timeZone, now)}
    </>
  )
}
