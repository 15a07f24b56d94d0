import { formatDay } from '@portal/domain/shared'
import { renderEmail, type Email, type Site } from '../email.ts'
import { HAS_PLACE, REGISTERED } from './because.ts'
import { factsOfPlace, type EventPlace } from './event-registered.ts'
import { withoutLinks } from './without-links.ts'

interface EventTakenDown extends Omit<EventPlace, 'token'> {
  /** Whether they had confirmed their place. */
  readonly isConfirmed: boolean
}

/** To who has a place at an event, or one held, once the event is off the site. */
export function eventTakenDown(site: Site, place: EventTakenDown): Email {
  const { reference, title, startsAt, timeZone, isConfirmed } = place
  return renderEmail(site, {
    subject: `The event on ${formatDay(startsAt, timeZone)} is no longer on our site: ${reference}`,
    name: withoutLinks(place.name),
    parts: [
      `We have removed ${title} from our site. ${isConfirmed ? 'Your place there no longer counts.' : 'The place we held for you can no longer be confirmed.'}`,
      { facts: factsOfPlace(place) },
      'We don’t know whether the event still takes place. Please ask the organiser before you go.',
      { link: 'See upcoming events', url: `${site.publicUrl}/events` },
    ],
    because: isConfirmed ? HAS_PLACE : REGISTERED,
  })
}
