import { addDays, formatDateTime, toLocalDay } from '@portal/domain/shared'
import ICAL from 'ical.js'
import type { ListRow } from '../kinds/kind.ts'
import { getPlace } from '../kinds/place.ts'
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
export const renderCalendar = ({ events, site, ...calendar }: Calendar): string =>
  renderEntries(
    calendar,
    events.map((event) => toProperties(event, site)),
  )

interface ClosingDay {
  /** The site's origin. */
  readonly site: string
  readonly notice: ListRow<'tender' | 'job'>
  /** The path of the notice's page. */
  readonly path: string
}

/** The closing day of a notice in its place as an iCalendar file: a whole day, with the time in its text. */
export function renderClosingDay({ site, notice, path }: ClosingDay): string {
  const { timeZone } = getPlace(notice)
  const closesAt = notice.ends_at ?? 0
  const day = toLocalDay(closesAt, timeZone)
  const address = site + path
  const entry: Property[] = [
    text('uid', `closing-${notice.id}@${new URL(site).hostname}`),
    instant('dtstamp', notice.published_at),
    date('dtstart', day),
    date('dtend', addDays(day, 1)),
    text('summary', `Closes: ${markSampleTitle(notice)}`),
    text('description', `${notice.summary}\n\nCloses ${formatDateTime(closesAt, timeZone)}\n${address}`),
    ['url', {}, 'uri', address],
    // A day with other appointments stays free for them.
    text('transp', 'TRANSPARENT'),
  ]
  return renderEntries({ name: notice.title, timeZone }, [entry])
}

function renderEntries(
  { name, timeZone }: Pick<Calendar, 'name' | 'timeZone'>,
  entries: readonly Property[][],
): string {
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
  const components = entries.map((entry) => ['vevent', entry, []])
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

/** A calendar day: `2026-11-30`. */
const date = (name: string, day: string): Property => [name, {}, 'date', day]

/** An instant in UTC, which programs show in their own time zone. */
const instant = (name: string, milliseconds: number): Property => [
  name,
  {},
  'date-time',
  new Date(milliseconds).toISOString().replace(/\.\d+/, ''),
]
