import { formatDay } from '@portal/domain/shared'
import { disableAutolinks } from '../rendering/disable-autolinks.ts'
import { renderEmail, type Email, type Site } from '../rendering/email.ts'
import { getPlaceFacts, type EventPlace } from './event-place.ts'
import { HAS_EVENT_PLACE, REGISTERED_FOR_EVENT } from './reasons.ts'

interface EventBack extends Omit<EventPlace, 'token'> {
  /** Whether they had confirmed their place. */
  readonly isConfirmed: boolean
}

/** To people who know that their event was taken down, once it is published again. */
export function renderEventBack(site: Site, place: EventBack): Email {
  const { reference, title, slug, startsAt, timeZone, isConfirmed } = place
  return renderEmail(site, {
    subject: `The event on ${formatDay(startsAt, timeZone)} is back on our site: ${reference}`,
    name: disableAutolinks(place.name),
    parts: [
      `We told you that we had removed ${title} from our site. It is back. ${isConfirmed ? 'Your place is valid again.' : 'We hold your place again until you confirm it.'}`,
      'Please check the time and place, as they may have changed:',
      { facts: getPlaceFacts(place) },
      { link: 'Add to your calendar', url: `${site.publicUrl}/api/events/${slug}/event.ics` },
      { link: 'See the event', url: `${site.publicUrl}/events/${slug}` },
      'Can’t make it? Cancel by the link in our first email about your place.',
    ],
    reason: isConfirmed ? HAS_EVENT_PLACE : REGISTERED_FOR_EVENT,
  })
}
