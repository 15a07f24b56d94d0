import type { Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { ContentRow } from '#features/content/content.table.ts'
import { detailRow } from '#features/submissions/submissions.service.ts'
import { enqueueMail, type MailContext } from '#mail/outbox/outbox.service.ts'
import { eventOrganiserDigest } from '#mail/templates/event-organiser-digest.ts'
import { eventAlreadyRegistered } from '#mail/templates/event-already-registered.ts'
import { eventPlaceHeld } from '#mail/templates/event-place-held.ts'
import type { EventPlace } from '#mail/templates/event-place.ts'
import { eventTakenDown } from '#mail/templates/event-taken-down.ts'
import type { RegistrationRow } from './event-registrations.table.ts'

type Trx = Transaction<Database>

/** To who asked for a place, with the links by which it is confirmed and given back. */
export async function writeToConfirm(
  context: MailContext,
  trx: Trx,
  event: ContentRow,
  place: RegistrationRow,
  token: string,
): Promise<void> {
  await enqueueMail(trx, context, {
    to: { name: place.name, address: place.email },
    email: eventPlaceHeld(context.config, letterPlace(event, place, token)),
    lane: 'security',
    holdsToken: true,
  })
}

/** To who has a place, once somebody asked for one with the same address. */
export async function remindOfPlace(
  context: MailContext,
  trx: Trx,
  event: ContentRow,
  place: RegistrationRow,
  token: string,
): Promise<void> {
  await enqueueMail(trx, context, {
    to: { name: place.name, address: place.email },
    email: eventAlreadyRegistered(context.config, letterPlace(event, place, token)),
    holdsToken: true,
  })
}

/** To who has a place, or one held, at an event that was taken down. */
export async function tellOfTakeDown(
  context: MailContext,
  trx: Trx,
  event: ContentRow,
  place: RegistrationRow,
): Promise<void> {
  await enqueueMail(trx, context, {
    to: { name: place.name, address: place.email },
    email: eventTakenDown(context.config, {
      ...placeFacts(event, place),
      isConfirmed: place.is_taken === 1,
    }),
  })
}

const letterPlace = (event: ContentRow, place: RegistrationRow, token: string): EventPlace => ({
  ...placeFacts(event, place),
  token,
})

function placeFacts(event: ContentRow, { name, reference }: RegistrationRow): Omit<EventPlace, 'token'> {
  const { details, countries } = detailRow<'event'>(event)
  return {
    name,
    reference,
    title: event.title,
    slug: event.slug,
    startsAt: event.starts_at ?? 0,
    endsAt: event.ends_at ?? 0,
    timeZone: event.time_zone ?? 'UTC',
    country: countries[0] ?? null,
    location: details.location,
    organiser: details.organiser,
  }
}

/** To the organiser, where there is an address; those of samples are nobody's. Answers whether there is. */
export async function tellOrganiser(
  context: MailContext,
  trx: Trx,
  event: ContentRow,
  places: readonly RegistrationRow[],
): Promise<boolean> {
  const { organiser, contactEmail, capacity } = detailRow<'event'>(event).details
  if (contactEmail === null || event.is_sample === 1) return false
  const [first, ...others] = places
  await enqueueMail(trx, context, {
    to: { name: organiser, address: contactEmail },
    email: eventOrganiserDigest(context.config, {
      organiser,
      title: event.title,
      slug: event.slug,
      confirmed: places.filter(({ is_taken }) => is_taken === 1),
      cancelled: places.filter(({ is_taken }) => is_taken === 0),
      placesTaken: event.registrations,
      capacity,
    }),
    // Of several there is nobody whom a reply would be for.
    ...(first && others.length === 0 && { headers: { 'Reply-To': first.email } }),
  })
  return true
}
