import { formatDay } from '@portal/domain/shared'
import { renderEmail, type Email, type Site } from '../rendering/email.ts'
import { disableAutolinks } from '../rendering/disable-autolinks.ts'
import { formatTimes, getPlaceFacts, type EventPlace } from './event-place.ts'
import { HAS_EVENT_PLACE, REGISTERED_FOR_EVENT } from './reasons.ts'

interface EventMoved extends Omit<EventPlace, 'token'> {
  readonly before: Pick<EventPlace, 'startsAt' | 'endsAt' | 'timeZone' | 'location'>
  /** Whether they had confirmed their place. */
  readonly isConfirmed: boolean
}

/** To people with a confirmed or held place at an event whose time or location changed. */
export function renderEventMoved(site: Site, place: EventMoved): Email {
  const { reference, title, slug, startsAt, timeZone, before, isConfirmed } = place
  return renderEmail(site, {
    subject: `New time or place: the event on ${formatDay(startsAt, timeZone)}: ${reference}`,
    name: disableAutolinks(place.name),
    parts: [
      `${title} has a new time or place. ${isConfirmed ? 'Your place is still valid.' : 'We still hold your place until you confirm it.'}`,
      'Now:',
      { facts: getPlaceFacts(place) },
      'Before:',
      { facts: toFactsBefore(place, before) },
      { link: 'Add the new date to your calendar', url: `${site.publicUrl}/api/events/${slug}/event.ics` },
      { link: 'See the event', url: `${site.publicUrl}/events/${slug}` },
      'Can’t make it? Cancel by the link in our email about your place.',
    ],
    reason: isConfirmed ? HAS_EVENT_PLACE : REGISTERED_FOR_EVENT,
  })
}

const toFactsBefore = ({ country }: EventMoved, before: EventMoved['before']) =>
  [
    ['When', formatTimes({ ...before, country })],
    ['Where', before.location],
  ] as const
