import ICAL from 'ical.js'
import type { ListRow } from '../kinds/kind.ts'
import { markSampleTitle } from './sample-title.ts'

interface Calendar {
  readonly name: string
  /** The zone that a calendar program may show it in; null where there are several. */
  readonly timeZone: string | null
  /** The site's origin. */
  readonly site: string
  readonly events: readonly ListRow<'event'>[]
}

/** A property as jCal (RFC 7265) has it. */
type Property = readonly [
  name: string,
  parameters: Readonly<Record<string, string>>,
  type: string,
  value: string,
]

/** How often a program may look again. */
const AGAIN = 'PT1H'

// No line is longer than 75 octets: the library doesn't count the space that begins a continuation.
ICAL.foldLength = 74
// The library knows no names of calendars (RFC 7986, and what programs read before it).
Object.assign(ICAL.design.icalendar.property, {
  name: { defaultType: 'text' },
  'x-wr-calname': { defaultType: 'text' },
})

/** Events as an iCalendar file (RFC 5545), their times in UTC. */
export function calendar({ name, timeZone, site, events }: Calendar): string {
  const properties: Property[] = [
    text('version', '2.0'),
    text('prodid', '-//Pacific Business Portal//Events//EN'),
    text('calscale', 'GREGORIAN'),
    text('method', 'PUBLISH'),
    text('name', name),
    text('x-wr-calname', name),
    ...(timeZone === null ? [] : [['x-wr-timezone', {}, 'unknown', timeZone] as const]),
    ['refresh-interval', {}, 'duration', AGAIN],
    ['x-published-ttl', {}, 'unknown', AGAIN],
  ]
  const components = events.map((event) => ['vevent', propertiesOf(event, site), []])
  return ICAL.stringify(['vcalendar', properties, components])
}

function propertiesOf(event: ListRow<'event'>, site: string): Property[] {
  const { organiser, price, location } = event.details
  const address = `${site}/events/${event.slug}`
  const description = `${event.summary}\n\nOrganiser: ${organiser}\nPrice: ${price}\n${address}`
  return [
    text('uid', `event-${event.id}@${new URL(site).hostname}`),
    instant('dtstamp', event.published_at),
    instant('dtstart', event.starts_at ?? 0),
    instant('dtend', event.ends_at ?? 0),
    text('summary', markSampleTitle(event)),
    text('description', description),
    text('location', location),
    text('categories', event.category),
    ['url', {}, 'uri', address],
  ]
}

/** Of the control characters only a line break has a place in a calendar file. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const CONTROLS = /[\u0000-\u0009\u000b-\u001f\u007f]/g

const text = (name: string, value: string): Property => [
  name,
  {},
  'text',
  value.replace(/\r\n?/g, '\n').replace(CONTROLS, ''),
]

/** An instant in UTC, which is right in whatever zone a program shows it. */
const instant = (name: string, milliseconds: number): Property => [
  name,
  {},
  'date-time',
  new Date(milliseconds).toISOString().replace(/\.\d+/, ''),
]
