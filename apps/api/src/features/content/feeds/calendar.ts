import type { ListRow } from '../kind.ts'
import { sampleTitle } from '../sample.ts'
import { calendarInstant, calendarText, icalendar, type Property } from './icalendar.ts'

interface Calendar {
  readonly name: string
  /** The zone that a calendar program may show it in; null where there are several. */
  readonly timeZone: string | null
  /** The site's origin. */
  readonly site: string
  readonly events: readonly ListRow<'event'>[]
}

/** How often a program may look again. */
const AGAIN = 'PT1H'

/** Events as an iCalendar file (RFC 5545), their times in UTC. */
export const calendar = ({ name, timeZone, site, events }: Calendar): string =>
  icalendar(
    [
      ['METHOD', 'PUBLISH'],
      ['NAME', calendarText(name)],
      ['X-WR-CALNAME', calendarText(name)],
      ...(timeZone === null ? [] : [['X-WR-TIMEZONE', timeZone] as const]),
      ['REFRESH-INTERVAL;VALUE=DURATION', AGAIN],
      ['X-PUBLISHED-TTL', AGAIN],
    ],
    events.map((event) => propertiesOf(event, site)),
  )

function propertiesOf(event: ListRow<'event'>, site: string): Property[] {
  const { organiser, price, location } = event.details
  const address = `${site}/events/${event.slug}`
  const description = `${event.summary}\n\nOrganiser: ${organiser}\nPrice: ${price}\n${address}`
  return [
    ['UID', `event-${event.id}@${new URL(site).hostname}`],
    ['DTSTAMP', calendarInstant(event.published_at)],
    ['DTSTART', calendarInstant(event.starts_at ?? 0)],
    ['DTEND', calendarInstant(event.ends_at ?? 0)],
    ['SUMMARY', calendarText(sampleTitle(event))],
    ['DESCRIPTION', calendarText(description)],
    ['LOCATION', calendarText(location)],
    ['CATEGORIES', calendarText(event.category)],
    ['URL', address],
  ]
}
