import type { Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import type { ContentRow } from '#features/content/content.table.ts'
import { wholeRow } from '#features/submissions/submissions.service.ts'
import { enqueueMail } from '#mail/outbox.service.ts'
import { eventRegistered } from '#mail/templates/event-registered.ts'
import { eventRegistration } from '#mail/templates/event-registration.ts'
import { findEventById } from './registrations.repository.ts'
import type { RegistrationRow } from './registrations.table.ts'

type Trx = Transaction<Database>

/** To who has the place, with the link by which it is given back. */
export async function tellParticipant(
  context: AppContext,
  trx: Trx,
  event: ContentRow,
  { name, email, reference }: RegistrationRow,
  token: string,
): Promise<void> {
  const { details, countries } = wholeRow<'event'>(event)
  await enqueueMail(trx, context, {
    to: { name, address: email },
    letter: eventRegistered(context.config, {
      name,
      reference,
      token,
      title: event.title,
      slug: event.slug,
      startsAt: event.starts_at ?? 0,
      endsAt: event.ends_at ?? 0,
      timeZone: event.time_zone ?? 'UTC',
      country: countries[0] ?? null,
      location: details.location,
      organiser: details.organiser,
    }),
    holdsToken: true,
  })
}

/** To the organiser, where there is an address; those of samples are nobody's. */
export async function tellOrganiser(
  context: AppContext,
  trx: Trx,
  { id, is_sample }: ContentRow,
  { name, email, organisation, reference, cancelled_at }: RegistrationRow,
): Promise<void> {
  // Read again: the count has moved.
  const event = await findEventById(trx, id)
  const { organiser, contactEmail, capacity } = wholeRow<'event'>(event).details
  if (contactEmail === null || is_sample === 1) return
  await enqueueMail(trx, context, {
    to: { name: organiser, address: contactEmail },
    letter: eventRegistration(context.config, {
      isGivenBack: cancelled_at !== null,
      organiser,
      title: event.title,
      slug: event.slug,
      name,
      email,
      organisation,
      reference,
      places: event.registrations,
      capacity,
    }),
    headers: { 'Reply-To': email },
  })
}
