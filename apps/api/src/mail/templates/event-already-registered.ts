import { formatDay } from '@portal/domain/shared'
import { disableAutolinks } from '../rendering/disable-autolinks.ts'
import { renderEmail, type Email, type Site } from '../rendering/email.ts'
import { getPlaceParts, type EventPlace } from './event-place.ts'
import { HAS_EVENT_PLACE } from './reasons.ts'

/** To a person who has a place, when somebody registers again with the same address. */
export function renderEventAlreadyRegistered(site: Site, place: EventPlace): Email {
  const { reference, title, startsAt, timeZone } = place
  return renderEmail(site, {
    subject: `You already have a place on ${formatDay(startsAt, timeZone)}: ${reference}`,
    name: disableAutolinks(place.name),
    parts: [
      `Somebody registered for ${title} with your address. You already have a place, and nothing has changed. The links in our earlier emails still work.`,
      ...getPlaceParts(site, place),
    ],
    reason: HAS_EVENT_PLACE,
  })
}
