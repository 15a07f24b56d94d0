import { formatDay } from '@portal/domain/shared'
import { renderEmail, type Email, type Site } from '../rendering/email.ts'
import { HAS_EVENT_PLACE, REGISTERED_FOR_EVENT } from './reasons.ts'
import { getPlaceFacts, type EventPlace } from './event-place.ts'
import { disableAutolinks } from '../rendering/disable-autolinks.ts'

interface EventTakenDown extends Omit<EventPlace, 'token'> {
  /** Whether they had confirmed their place. */
  readonly isConfirmed: boolean
}

/** To people with a confirmed or held place at an event that was taken down. */
export function renderEventTakenDown(site: Site, place: EventTakenDown): Email {
  const { reference, title, startsAt, timeZone, isConfirmed } = place
  return renderEmail(site, {
    subject: `The event on ${formatDay(startsAt, timeZone)} is no longer on our site: ${reference}`,
    name: disableAutolinks(place.name),
    parts: [
      `We have removed ${title} from our site. ${isConfirmed ? 'Your place is no longer valid.' : 'You can no longer confirm the place we held for you.'}`,
      { facts: getPlaceFacts(place) },
      'We don’t know whether the event still takes place. Please ask the organiser before you go.',
      { link: 'See upcoming events', url: `${site.publicUrl}/events` },
    ],
    reason: isConfirmed ? HAS_EVENT_PLACE : REGISTERED_FOR_EVENT,
  })
}
