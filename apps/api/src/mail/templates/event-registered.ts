import { countryOf, type CountryCode } from '@portal/domain/place'
import { formatDay, formatTime } from '@portal/domain/shared'
import { letterOf, type Letter, type Site } from '../letter.ts'
import { REGISTERED } from './because.ts'
import { withoutLinks } from './without-links.ts'

interface EventRegistered {
  readonly name: string
  readonly reference: string
  /** Gives the place back. */
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

/** To who registered for an event. */
export function eventRegistered(site: Site, event: EventRegistered): Letter {
  const { name, reference, token, title, slug, location, organiser, startsAt, timeZone } = event
  const page = `${site.publicUrl}/events/${slug}`
  return letterOf(site, {
    subject: `You have a place on ${formatDay(startsAt, timeZone)}: ${reference}`,
    name: withoutLinks(name),
    parts: [
      `You have a place at ${title}.`,
      {
        facts: [
          ['When', whenOf(event)],
          ['Where', location],
          ['Organiser', organiser],
          ['Reference', reference],
        ],
      },
      { link: 'Put it into your calendar', url: `${site.publicUrl}/api/events/${slug}/event.ics` },
      { link: 'See the event', url: page },
      'You cannot come? Please give your place back, so that somebody else can have it.',
      { link: 'Give the place back', url: `${site.publicUrl}/events/registration?token=${token}` },
    ],
    because: REGISTERED,
  })
}

/** Times are those of the place, and say so: `Tue 1 Dec 2026, 9:00 AM to 4:30 PM, Fiji time`. */
function whenOf({ startsAt, endsAt, timeZone, country }: EventRegistered): string {
  const [first, last] = [formatDay(startsAt, timeZone), formatDay(endsAt, timeZone)]
  const end = first === last ? formatTime(endsAt, timeZone) : `${last}, ${formatTime(endsAt, timeZone)}`
  return `${first}, ${formatTime(startsAt, timeZone)} to ${end}, ${clockOf(timeZone, country)} time`
}

const clockOf = (timeZone: string, country: CountryCode | null): string =>
  timeZone === 'Pacific/Bougainville' ? 'Bougainville' : country === null ? 'local' : countryOf(country).name
