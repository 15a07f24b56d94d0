import { formatDay } from '@portal/domain/shared'
import { disableAutolinks } from '../rendering/disable-autolinks.ts'
import { renderEmail, type Email, type Site } from '../rendering/email.ts'
import { getPlaceParts, toPlaceQuery, type EventPlace } from './event-place.ts'
import { REGISTERED_FOR_EVENT } from './reasons.ts'

/** To a person who registered for an event: the place is held until they confirm it. */
export function renderEventPlaceHeld(site: Site, place: EventPlace): Email {
  const { reference, title, startsAt, timeZone } = place
  return renderEmail(site, {
    subject: `Confirm your place on ${formatDay(startsAt, timeZone)}: ${reference}`,
    name: disableAutolinks(place.name),
    parts: [
      `Please confirm your place at ${title}. We hold it for two hours.`,
      {
        link: 'Confirm my place',
        url: `${site.publicUrl}/events/registration/confirm?${toPlaceQuery(place)}`,
      },
      'After two hours the link still works for 7 days, as long as there are places left.',
      ...getPlaceParts(site, place),
    ],
    reason: REGISTERED_FOR_EVENT,
  })
}
