import type { NewRegistration, Registered } from '@portal/domain/contract'
import type { Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { withIdempotencyKey } from '#db/idempotency.ts'
import type { ContentRow } from '#features/content/content.table.ts'
import { Problem } from '#shared/problem.ts'
import { generateReference } from '#shared/reference.ts'
import type { PublicSubmission } from '#public-submissions/public-submission.ts'
import { hashToken, createToken } from '#shared/token.ts'
import { deleteHolds, holdsFor, insertHold, isHeldFor } from './holds.repository.ts'
import { HELD_FOR, hasPlacesLeft, movingPlaces } from './places.ts'
import { UNCONFIRMED_KEPT_FOR } from './purge.service.ts'
import { remindOfPlace, writeToConfirm } from './event-registration-emails.ts'
import {
  changeRegistration,
  countPlace,
  deleteTokens,
  findAsked,
  findEvent,
  findEventById,
  findRegistration,
  findRegistrationByToken,
  insertRegistration,
  insertToken,
  isRegistrationReference,
} from './event-registrations.repository.ts'
import type { Asked, RegistrationRow } from './event-registrations.table.ts'

export { tellOrganisers } from './digest.service.ts'
export { purgeRegistrations } from './purge.service.ts'
export { tellOfTakenDown } from './take-down-notices.service.ts'

type Trx = Transaction<Database>

/** Places of an event held for one network at a time, before RATE_LIMIT_SCALE. Confirmed ones have no such bound: whole islands share an address. */
const HELD_AT_ONCE = 10

/** What somebody sends in who wants a place, and the network it comes from. */
export interface Asking extends PublicSubmission<NewRegistration> {
  readonly network: string
}

/**
 * Holds a place at an event for two hours and asks by mail to confirm it. The answer is the same, and everything else
 * takes as long and counts as much, whether the address has a place or not: only the mail to it says so.
 */
export async function register(
  context: AppContext,
  idOrSlug: string,
  { input, key, limited, network }: Asking,
): Promise<Registered> {
  const now = context.now()
  const call = `POST /api/events/${idOrSlug}/registrations`
  return context.store.write.transaction().execute((trx) =>
    withIdempotencyKey(trx, { userId: null, key, call, body: input, now }, () =>
      limited(async () => {
        const event = await findEvent(trx, idOrSlug, now)
        if (!event) throw new Problem('not-found', 'Event not found')
        mustNotHaveBegun(event, now, 'one can no longer register here')
        if (!(await hasPlacesLeft(trx, event, now))) throw new Problem('conflict', 'This event is full')
        await mustHoldFew(context, trx, event, network, now)
        return movingPlaces(trx, event, now, async () =>
          answerOf(event, await askForPlace(context, trx, event, input, network)),
        )
      }),
    ),
  )
}

function mustNotHaveBegun({ starts_at }: ContentRow, now: number, so: string): void {
  if ((starts_at ?? 0) <= now) throw new Problem('conflict', `This event has begun, so ${so}`)
}

async function mustHoldFew(
  { config }: AppContext,
  trx: Trx,
  { id }: ContentRow,
  network: string,
  now: number,
): Promise<void> {
  const [first, ...others] = await holdsFor(trx, id, network, now)
  const most = Math.max(1, Math.round(HELD_AT_ONCE * config.rateLimitScale))
  if (first === undefined || others.length + 1 < most) return
  throw new Problem(
    'too-many',
    'Too many places at this event wait to be confirmed from your network. Confirm them by the links in our emails, or try again in two hours',
    { retryAfter: Math.ceil((first - now) / 1000) },
  )
}

/**
 * Writes down one asking, which its link confirms as it was typed: no later one changes it, since anybody may ask with an
 * address. One place is held for all of them. Where the address has a place, the reference is one that nobody has.
 */
async function askForPlace(
  context: AppContext,
  trx: Trx,
  event: ContentRow,
  { name, email, organisation }: NewRegistration,
  network: string,
): Promise<Asked> {
  const now = context.now()
  const reference = await generateReference(context.randomBytes, (one) => isRegistrationReference(trx, one))
  const asked = { name, organisation: organisation || null, reference }
  const place = await placeToAskFor(trx, event, email, asked, now)
  await deleteHolds(trx, place.id)
  await insertHold(trx, {
    event_id: event.id,
    registration_id: place.id,
    network,
    held_until: now + HELD_FOR,
  })
  const { token, hash } = createToken(context.randomBytes)
  await insertToken(trx, { ...asked, hash, registration_id: place.id, asked_at: now })
  if (place.is_taken === 1) await remindOfPlace(context, trx, event, place, token)
  else await writeToConfirm(context, trx, event, { ...place, ...asked }, token)
  return asked
}

/** The place of an address at an event, asked for now; one that was given back begins anew. */
async function placeToAskFor(
  trx: Trx,
  { id }: ContentRow,
  email: string,
  asked: Asked,
  now: number,
): Promise<RegistrationRow> {
  const known = await findRegistration(trx, id, email)
  if (!known)
    return insertRegistration(trx, { ...asked, event_id: id, email, created_at: now, asked_at: now })
  if (known.is_taken === 1) return changeRegistration(trx, known.id, { asked_at: now })
  const isGivenBack = known.cancelled_at !== null
  await deleteTokens(trx, known.id, isGivenBack ? now : now - UNCONFIRMED_KEPT_FOR)
  const anew = isGivenBack ? { ...asked, confirmed_at: null, cancelled_at: null } : {}
  return changeRegistration(trx, known.id, { ...anew, asked_at: now })
}

/** Confirms a place for good, for whom its link was asked. Once it is, every link of it has the same answer. */
export async function confirm(context: AppContext, token: string): Promise<Registered> {
  const now = context.now()
  return context.store.write.transaction().execute(async (trx) => {
    const { place, event, asked } = await placeOf(trx, token)
    if (place.is_taken === 1) return answerOf(event, place)
    if (place.cancelled_at !== null)
      throw new Problem('conflict', 'This place was given back. Please register again to have another one')
    if (event.status !== 'approved')
      throw new Problem('conflict', 'This event is no longer on our site, so its places can’t be confirmed')
    mustNotHaveBegun(event, now, 'places can no longer be confirmed')
    if (!(await isHeldFor(trx, place.id, now)) && !(await hasPlacesLeft(trx, event, now)))
      throw new Problem(
        'conflict',
        'We held this place for two hours, and the event is full meanwhile. Now and then a place is given back: try this link again later',
      )
    return movingPlaces(trx, event, now, async () => {
      await deleteHolds(trx, place.id)
      await countPlace(trx, event.id, 1)
      return answerOf(event, await changeRegistration(trx, place.id, { ...asked, confirmed_at: now }))
    })
  })
}

/** Gives a place back, or up before it was confirmed. Once it is, the answer is the same again. */
export async function cancel(context: AppContext, token: string): Promise<Registered> {
  const now = context.now()
  return context.store.write.transaction().execute(async (trx) => {
    const { place, event, asked } = await placeOf(trx, token)
    const named = place.confirmed_at === null ? asked : place
    if (place.cancelled_at !== null) return answerOf(event, named)
    return movingPlaces(trx, event, now, async () => {
      await deleteHolds(trx, place.id)
      if (place.is_taken === 1) await countPlace(trx, event.id, -1)
      await changeRegistration(trx, place.id, { cancelled_at: now })
      return answerOf(event, named)
    })
  })
}

/** A place by the token of a mail, and what was typed for that mail. */
async function placeOf(
  trx: Trx,
  token: string,
): Promise<{ place: RegistrationRow; event: ContentRow; asked: Asked }> {
  const hash = hashToken(token)
  const place = await findRegistrationByToken(trx, hash)
  if (!place) {
    throw new Problem('not-found', 'This link no longer works. Please use the link of the newest mail')
  }
  return { place, event: await findEventById(trx, place.event_id), asked: await findAsked(trx, hash) }
}

const answerOf = (event: ContentRow, { reference }: Pick<RegistrationRow, 'reference'>): Registered => ({
  reference,
  title: event.title,
  slug: event.slug,
  startsAt: new Date(event.starts_at ?? 0).toISOString(),
  endsAt: new Date(event.ends_at ?? 0).toISOString(),
  timeZone: event.time_zone ?? 'UTC',
})
