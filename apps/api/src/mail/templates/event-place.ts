import { getCountry, type CountryCode } from '@portal/domain/place'
import { formatDay, formatTime } from '@portal/domain/shared'
import type { Site } from '../rendering/email.ts'
import type { EmailPart } from '../rendering/parts.ts'

/** A person's place at an event, as emails describe it. */
export interface EventPlace {
  readonly name: string
  readonly reference: string
  /** The token that confirms and cancels the place. */
  readonly token: string
  readonly title: string
  readonly slug: string
  /** Milliseconds, shown in `timeZone`. */
  readonly startsAt: number
  readonly endsAt: number
  readonly timeZone: string
  readonly country: CountryCode | null
  readonly location: string
  readonly organiser: string
}

/** Returns the facts of a place, and the links to calendar, event and cancellation. */
export const getPlaceParts = (site: Site, place: EventPlace): readonly EmailPart[] => [
  { facts: getPlaceFacts(place) },
  { link: 'Add to your calendar', url: `${site.publicUrl}/api/events/${place.slug}/event.ics` },
  { link: 'See the event', url: `${site.publicUrl}/events/${place.slug}` },
  'Can’t make it? Please cancel, so that somebody else can have your place.',
  { link: 'Cancel my place', url: `${site.publicUrl}/events/registration?${toPlaceQuery(place)}` },
]

/** The query of a link to confirm or cancel a place: its token, and its event, which the page shows. */
export const toPlaceQuery = ({ token, slug }: Pick<EventPlace, 'token' | 'slug'>): string =>
  `token=${token}&event=${slug}`

/** Returns time, location and organiser of the event, and the reference of the place. */
export const getPlaceFacts = (place: Omit<EventPlace, 'token'>) =>
  [
    ['When', formatTimes(place)],
    ['Where', place.location],
    ['Organiser', place.organiser],
    ['Reference', place.reference],
  ] as const

type EventTimes = Pick<EventPlace, 'startsAt' | 'endsAt' | 'timeZone' | 'country'>

/** Formats local times of the event with the name of their zone: `Tue 1 Dec 2026, 9:00 AM to 4:30 PM, Fiji time`. */
export function formatTimes({ startsAt, endsAt, timeZone, country }: EventTimes): string {
  const [first, last] = [formatDay(startsAt, timeZone), formatDay(endsAt, timeZone)]
  const end = first === last ? formatTime(endsAt, timeZone) : `${last}, ${formatTime(endsAt, timeZone)}`
  return `${first}, ${formatTime(startsAt, timeZone)} to ${end}, ${getClockName(timeZone, country)} time`
}

const getClockName = (timeZone: string, country: CountryCode | null): string =>
  timeZone === 'Pacific/Bougainville' ? 'Bougainville' : country === null ? 'local' : getCountry(country).name
