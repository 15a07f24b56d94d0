import { countryOf, type CountryCode } from '@portal/domain/place'
import { formatDay, formatTime } from '@portal/domain/shared'
import type { Part } from '../email-part.ts'
import { renderEmail, type Email, type Site } from '../email.ts'
import { HAS_PLACE, REGISTERED } from './because.ts'
import { withoutLinks } from './without-links.ts'

/** Somebody's place at an event, as letters tell of it. */
export interface EventPlace {
  readonly name: string
  readonly reference: string
  /** Confirms the place, and gives it back. */
  readonly token: string
  readonly title: string
  readonly slug: string
  /** Milliseconds, read in `timeZone`. */
  readonly startsAt: number
  readonly endsAt: number
  readonly timeZone: string
  readonly country: CountryCode | null
  readonly location: string
  readonly organiser: string
}

/** To who registered for an event: the place is held until they confirm it. */
export function eventRegistered(site: Site, place: EventPlace): Email {
  const { reference, token, title, startsAt, timeZone } = place
  return renderEmail(site, {
    subject: `Confirm your place on ${formatDay(startsAt, timeZone)}: ${reference}`,
    name: withoutLinks(place.name),
    parts: [
      `Please confirm your place at ${title}. We hold it for two hours.`,
      {
        link: 'Confirm my place',
        url: `${site.publicUrl}/events/registration/confirm?token=${token}`,
      },
      'After two hours the link still works for 7 days, as long as there are places left.',
      ...factsOf(site, place),
    ],
    because: REGISTERED,
  })
}

/** To who has a place, when somebody registers again with the same address. */
export function eventPlaceKnown(site: Site, place: EventPlace): Email {
  const { reference, title, startsAt, timeZone } = place
  return renderEmail(site, {
    subject: `You already have a place on ${formatDay(startsAt, timeZone)}: ${reference}`,
    name: withoutLinks(place.name),
    parts: [
      `Somebody registered for ${title} with your address. You already have a place there, and nothing has changed: this is your place, and the links of our earlier emails still work.`,
      ...factsOf(site, place),
    ],
    because: HAS_PLACE,
  })
}

const factsOf = (site: Site, place: EventPlace): readonly Part[] => [
  { facts: factsOfPlace(place) },
  { link: 'Put it into your calendar', url: `${site.publicUrl}/api/events/${place.slug}/event.ics` },
  { link: 'See the event', url: `${site.publicUrl}/events/${place.slug}` },
  'You cannot come? Please give your place back, so that somebody else can have it.',
  { link: 'Give the place back', url: `${site.publicUrl}/events/registration?token=${place.token}` },
]

/** When and where a place is for. */
export const factsOfPlace = (place: Omit<EventPlace, 'token'>) =>
  [
    ['When', whenOf(place)],
    ['Where', place.location],
    ['Organiser', place.organiser],
    ['Reference', place.reference],
  ] as const

/** Times are those of the place, and say so: `Tue 1 Dec 2026, 9:00 AM to 4:30 PM, Fiji time`. */
function whenOf({ startsAt, endsAt, timeZone, country }: Omit<EventPlace, 'token'>): string {
  const [first, last] = [formatDay(startsAt, timeZone), formatDay(endsAt, timeZone)]
  const end = first === last ? formatTime(endsAt, timeZone) : `${last}, ${formatTime(endsAt, timeZone)}`
  return `${first}, ${formatTime(startsAt, timeZone)} to ${end}, ${clockOf(timeZone, country)} time`
}

const clockOf = (timeZone: string, country: CountryCode | null): string =>
  timeZone === 'Pacific/Bougainville' ? 'Bougainville' : country === null ? 'local' : countryOf(country).name
