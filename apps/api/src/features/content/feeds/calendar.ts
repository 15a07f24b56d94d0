import ICAL from 'ical.js'
import type { ListRow } from '../kinds/kind.ts'
import { markSampleTitle } from '#shared/sample-title.ts'

interface Calendar {
  readonly name: string
  /** The time zone for calendar programs; null where there are several. */
  readonly timeZone: string | null
  /** The site's origin. */
  readonly site: string
  readonly events: readonly ListRow<'event'>[]
}

/** A jCal property (RFC 7265). */
type Property = readonly [
  name: string,
  parameters: Readonly<Record<string, string>>,
  type: string,
  value: string,
]

/** How often calendar programs refresh. */
const REFRESH_INTERVAL = 'PT1H'

// A line has at most 75 octets, and the library doesn't count the space before a continuation.
ICAL.foldLength = 74
// Properties that the library does not know: RFC 7986, and what programs read before it.
Object.assign(ICAL.design.icalendar.property, {
  name: { defaultType: 'text' },
  'x-wr-calname': { defaultType: 'text' },
})

/** Events as an iCalendar file (RFC 5545), their times in UTC. */
export function renderCalendar({ name, timeZone, site, events }: Calendar): string {
  const properties: Property[] = [
    text('version', '2.0'),
    text('prodid', '-//Pacific Business Portal//Events//EN'),
    text('calscale', 'GREGORIAN'),
    text('method', 'PUBLISH'),
    text('name', name),
    text('x-wr-calname', name),
    ...(timeZone === null ? [] : [['x-wr-timezone', {}, 'unknown', timeZone] as const]),
    ['refresh-interval', {}, 'duration', REFRESH_INTERVAL],
    ['x-published-ttl', {}, 'unknown', REFRESH_INTERVAL],
  ]
  const components = events.map((event) => ['vevent', toProperties(event, site), []])
  return ICAL.stringify(['vcalendar', properties, components])
}

function toProperties(event: ListRow<'event'>, site: string): Property[] {
  const { organiser, price, location } = event.details
  const address = `${site}/events/${event.slug}`
  const description = `${event.summary}\n\nOrganiser: ${organiser}\nPrice: ${price}\n${address}`
  return [
    text('uid', `event-${event.id}@${new URL(site).hostname}`),
    instant('dtstamp', event.published_at),
    // A changed event has a higher number, by which programs know the newer one.
    ...(event.sequence > 0 ? [['sequence', {}, 'integer', String(event.sequence)] as const] : []),
    instant('dtstart', event.starts_at ?? 0),
    instant('dtend', event.ends_at ?? 0),
    text('summary', markSampleTitle(event)),
    text('description', description),
    text('location', location),
    text('categories', event.category),
    ['url', {}, 'uri', address],
  ]
}

/** Control characters other than a line break, which a calendar file must not contain. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const CONTROLS = /[\u0000-\u0009\u000b-\u001f\u007f]/g

const text = (name: string, value: string): Property => [
  name,
  {},
  'text',
  value.replace(/\r\n?/g, '\n').replace(CONTROLS, ''),
]

/** An instant in UTC, which programs show in their own time zone. */
const instant = (name: string, milliseconds: number): Property => [
  name,
  {},
  'date-time',
  new Date(milliseconds).toISOString().replace(/\.\d+/, ''),
]
