import type { OpenEventChange } from '#features/content/events/event-changes.service.ts'
import type { RegistrableEvent } from '#features/content/events/events.service.ts'
import type { OutgoingMail } from '#mail/outbox/outbox.service.ts'
import type { Site } from '#mail/rendering/email.ts'
import { renderEventAlreadyRegistered } from '#mail/templates/event-already-registered.ts'
import { renderEventBack } from '#mail/templates/event-back.ts'
import { renderEventMoved } from '#mail/templates/event-moved.ts'
import { renderEventOrganiserDigest } from '#mail/templates/event-organiser-digest.ts'
import { renderEventPlaceHeld } from '#mail/templates/event-place-held.ts'
import type { EventPlace } from '#mail/templates/event-place.ts'
import { renderEventTakenDown } from '#mail/templates/event-taken-down.ts'
import type { RegistrationRow } from './event-registrations.table.ts'

/** Asks to confirm a held place, with the links to confirm and cancel it. */
export const createPlaceHeldMail = (
  site: Site,
  event: RegistrableEvent,
  place: RegistrationRow,
  token: string,
): OutgoingMail => ({
  to: { name: place.name, address: place.email },
  email: renderEventPlaceHeld(site, { ...getPlaceFacts(event, place), token }),
  lane: 'security',
  holdsToken: true,
})

/** Reminds a person of their place, after somebody registered with the same address. */
export const createAlreadyRegisteredMail = (
  site: Site,
  event: RegistrableEvent,
  place: RegistrationRow,
  token: string,
): OutgoingMail => ({
  to: { name: place.name, address: place.email },
  email: renderEventAlreadyRegistered(site, { ...getPlaceFacts(event, place), token }),
  holdsToken: true,
})

/** Tells a person with a confirmed or held place that the event was taken down. */
export const createTakenDownMail = (
  site: Site,
  event: RegistrableEvent,
  place: RegistrationRow,
): OutgoingMail => ({
  to: { name: place.name, address: place.email },
  email: renderEventTakenDown(site, { ...getPlaceFacts(event, place), isConfirmed: place.is_taken === 1 }),
})

/** Tells a person who got the notice of the take-down that the event is back. */
export const createBackMail = (
  site: Site,
  event: RegistrableEvent,
  place: RegistrationRow,
): OutgoingMail => ({
  to: { name: place.name, address: place.email },
  email: renderEventBack(site, { ...getPlaceFacts(event, place), isConfirmed: place.is_taken === 1 }),
})

/** Tells a person with a confirmed or held place that the event has another time or place. */
export const createMovedMail = (
  site: Site,
  event: RegistrableEvent,
  place: RegistrationRow,
  { before, after }: Pick<OpenEventChange, 'before' | 'after'>,
): OutgoingMail => ({
  to: { name: place.name, address: place.email },
  email: renderEventMoved(site, {
    ...getPlaceFacts(event, place),
    ...after,
    before,
    isConfirmed: place.is_taken === 1,
  }),
})

const getPlaceFacts = (
  { title, slug, startsAt, endsAt, timeZone, country, location, organiser }: RegistrableEvent,
  { name, reference }: RegistrationRow,
): Omit<EventPlace, 'token'> => ({
  name,
  reference,
  title,
  slug,
  startsAt,
  endsAt,
  timeZone,
  country,
  location,
  organiser,
})

/** Tells the organiser which places changed; null without an address, and for samples, whose addresses are made up. */
export function createOrganiserDigestMail(
  site: Site,
  event: RegistrableEvent,
  places: readonly RegistrationRow[],
): OutgoingMail | null {
  const { organiser, contactEmail, capacity, title, slug, placesTaken, isSample } = event
  if (contactEmail === null || isSample) return null
  const [first, ...others] = places
  return {
    to: { name: organiser, address: contactEmail },
    email: renderEventOrganiserDigest(site, {
      organiser,
      title,
      slug,
      confirmed: places.filter(({ is_taken }) => is_taken === 1),
      cancelled: places.filter(({ is_taken }) => is_taken === 0),
      placesTaken,
      capacity,
    }),
    // With several people a reply could not go to one of them.
    ...(first && others.length === 0 && { headers: { 'Reply-To': first.email } }),
  }
}
