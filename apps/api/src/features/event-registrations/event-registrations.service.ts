import type { NewEventRegistration, EventRegistration } from '@portal/domain/contract'
import type { Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import {
  recordFreedPlace,
  recordTakenPlace,
  findPublishedEvent,
  getEvent,
  type RegistrableEvent,
} from '#features/content/events/events.service.ts'
import { acceptSubmission } from '#public-submissions/accept-submission.service.ts'
import type { PublicSubmission } from '#public-submissions/public-submission.ts'
import { Problem } from '#shared/problem.ts'
import { hashToken } from '#shared/token.ts'
import {
  findRegistrationByToken,
  getRequest,
  isRegistrationReference,
  updateRegistration,
} from './event-registrations.repository.ts'
import { createAlreadyRegisteredMail, createPlaceHeldMail } from './event-registration-emails.ts'
import type { PlaceRequest, RegistrationRow } from './event-registrations.table.ts'
import { holdPlace, refuseTooManyHolds } from './hold-place.service.ts'
import { deleteHolds, hasHold } from './holds.repository.ts'
import { hasPlacesLeft, withAvailabilityTracking } from './places.service.ts'

type Trx = Transaction<Database>

/** A registration that was sent in, and the network that it comes from. */
export interface RegistrationSubmission extends PublicSubmission<NewEventRegistration> {
  readonly network: string
}

/**
 * Holds a place at an event for two hours and asks by email to confirm it. Response and timing are the same whether the
 * address has a place already or not; only the email differs.
 */
export const registerForEvent = (
  context: AppContext,
  idOrSlug: string,
  submission: RegistrationSubmission,
): Promise<EventRegistration> => {
  const { config, randomBytes } = context
  const { input, network } = submission
  return acceptSubmission(context, submission, {
    call: `POST /api/events/${idOrSlug}/registrations`,
    async store({ trx, now, newReference }) {
      const event = await findPublishedEvent(trx, idOrSlug, now)
      if (!event) throw new Problem('not-found', 'Event not found')
      refuseIfBegun(event, now, 'registration has closed')
      if (!(await hasPlacesLeft(trx, event, now))) throw new Problem('conflict', 'This event is full')
      await refuseTooManyHolds(trx, event, { network, now, scale: config.rateLimitScale })
      return withAvailabilityTracking(trx, event, now, async () => {
        const reference = await newReference(isRegistrationReference)
        return { event, ...(await holdPlace(trx, event, input, { reference, network, now, randomBytes })) }
      })
    },
    emails: ({ event, place, request, token }) => [
      place.is_taken === 1
        ? createAlreadyRegisteredMail(config, event, place, token)
        : createPlaceHeldMail(config, event, { ...place, ...request }, token),
    ],
    response: ({ event, request }) => toEventRegistration(event, request),
  })
}

function refuseIfBegun({ startsAt }: RegistrableEvent, now: number, consequence: string): void {
  if (startsAt <= now) throw new Problem('conflict', `This event has begun, so ${consequence}`)
}

/** Confirms a place for the request that its link was sent for. Afterwards every link to it has the same response. */
export async function confirmRegistration(context: AppContext, token: string): Promise<EventRegistration> {
  const now = context.now()
  return context.store.write.transaction().execute(async (trx) => {
    const { place, event, request } = await getPlaceByToken(trx, token)
    if (place.is_taken === 1) return toEventRegistration(event, place)
    if (place.cancelled_at !== null)
      throw new Problem('conflict', 'This place was cancelled. Please register again for a new one')
    if (!event.isApproved)
      throw new Problem('conflict', 'This event is no longer on our site, so you can’t confirm a place')
    refuseIfBegun(event, now, 'you can no longer confirm a place')
    if (!(await hasHold(trx, place.id, now)) && !(await hasPlacesLeft(trx, event, now)))
      throw new Problem(
        'conflict',
        'We held this place for two hours, and the event is now full. If somebody cancels, this link works again: try it later',
      )
    return withAvailabilityTracking(trx, event, now, async () => {
      await deleteHolds(trx, place.id)
      await recordTakenPlace(trx, event.id)
      return toEventRegistration(
        event,
        await updateRegistration(trx, place.id, { ...request, confirmed_at: now }),
      )
    })
  })
}

/** Cancels a place, confirmed or not. Cancelling again has the same response. */
export async function cancelRegistration(context: AppContext, token: string): Promise<EventRegistration> {
  const now = context.now()
  return context.store.write.transaction().execute(async (trx) => {
    const { place, event, request } = await getPlaceByToken(trx, token)
    const source = place.confirmed_at === null ? request : place
    if (place.cancelled_at !== null) return toEventRegistration(event, source)
    await freePlace(trx, place, event, now)
    return toEventRegistration(event, source)
  })
}

/** Frees a place, or the hold of one. */
export const freePlace = (
  trx: Trx,
  place: RegistrationRow,
  event: RegistrableEvent,
  now: number,
): Promise<void> =>
  withAvailabilityTracking(trx, event, now, async () => {
    await deleteHolds(trx, place.id)
    if (place.is_taken === 1) await recordFreedPlace(trx, event.id)
    await updateRegistration(trx, place.id, { cancelled_at: now })
  })

/** The place that a token is for, its event, and the request that the token was sent for. */
async function getPlaceByToken(
  trx: Trx,
  token: string,
): Promise<{ place: RegistrationRow; event: RegistrableEvent; request: PlaceRequest }> {
  const hash = hashToken(token)
  const place = await findRegistrationByToken(trx, hash)
  if (!place) {
    throw new Problem('not-found', 'This link no longer works. Please use the link in our newest email')
  }
  return { place, event: await getEvent(trx, place.event_id), request: await getRequest(trx, hash) }
}

const toEventRegistration = (
  { title, slug, startsAt, endsAt, timeZone }: RegistrableEvent,
  { reference }: Pick<RegistrationRow, 'reference'>,
): EventRegistration => ({
  reference,
  title,
  slug,
  startsAt: new Date(startsAt).toISOString(),
  endsAt: new Date(endsAt).toISOString(),
  timeZone,
})
