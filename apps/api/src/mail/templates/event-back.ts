import { formatDay } from '@portal/domain/shared'
import { disableAutolinks } from '../rendering/disable-autolinks.ts'
import { renderEmail, type Email, type Site } from '../rendering/email.ts'
import { getPlaceFacts, type EventPlace } from './event-place.ts'
import { HAS_EVENT_PLACE, REGISTERED_FOR_EVENT } from './reasons.ts'

interface EventBack extends Omit<EventPlace, 'token'> {
  /** Whether they had confirmed their place. */
  readonly isConfirmed: boolean
}

/** To people who were told that their event was taken down, once it is on the site again. */
export function eventBack(site: Site, place: EventBack): Email {
  const { reference, title, slug, startsAt, timeZone, isConfirmed } = place
  return renderEmail(site, {
    subject: `The event on ${formatDay(startsAt, timeZone)} is back on our site: ${reference}`,
    name: disableAutolinks(place.name),
    parts: [
      `We wrote to you that we had removed ${title} from our site. It is back. ${isConfirmed ? 'Your place there counts again.' : 'We hold your place again until you confirm it.'}`,
      'Please look at the time and the place once more, as they may have changed:',
      { facts: getPlaceFacts(place) },
      { link: 'Put it into your calendar', url: `${site.publicUrl}/api/events/${slug}/event.ics` },
      { link: 'See the event', url: `${site.publicUrl}/events/${slug}` },
      'You cannot come any more? The first email about your place has a link to give it back.',
    ],
    reason: isConfirmed ? HAS_EVENT_PLACE : REGISTERED_FOR_EVENT,
  })
}
