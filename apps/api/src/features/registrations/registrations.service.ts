import type { NewRegistration, Registered } from '@portal/domain/contract'
import type { Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { once } from '#db/idempotency.ts'
import type { ContentRow } from '#features/content/content.table.ts'
import { Problem } from '#problem.ts'
import { freeReference } from '#reference.ts'
import type { SentIn } from '#sent-in.ts'
import { hashOfToken, newToken } from '#token.ts'
import { deleteHolds, holdsFor, insertHold, isHeldFor } from './holds.repository.ts'
import { HELD_FOR, hasPlacesLeft, movingPlaces } from './places.ts'
import { remindOfPlace, writeToConfirm } from './registration-letters.ts'
import {
  changeRegistration,
  countPlace,
  deleteTokens,
  findEvent,
  findEventById,
  findRegistration,
  findRegistrationByToken,
  insertRegistration,
  insertToken,
  isRegistrationReference,
} from './registrations.repository.ts'
import type { RegistrationRow } from './registrations.table.ts'

export { tellOrganisers } from './digest.service.ts'
export { purgeRegistrations } from './purge.service.ts'
export { tellOfTakenDown } from './take-down-notices.service.ts'

type Trx = Transaction<Database>

/** Places of an event held for one network at a time, before RATE_LIMIT_SCALE. Confirmed ones have no such bound: whole islands share an address. */
const HELD_AT_ONCE = 10

/** What somebody sends in who wants a place, and the network it comes from. */
export interface Asking extends SentIn<NewRegistration> {
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
    once(trx, { userId: null, key, call, body: input, now }, () =>
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

/** What the answer tells: of an address that has a place already the reference is a new one, which nobody has. */
async function askForPlace(
  context: AppContext,
  trx: Trx,
  event: ContentRow,
  { name, email, organisation }: NewRegistration,
  network: string,
): Promise<Pick<RegistrationRow, 'reference'>> {
  const now = context.now()
  const reference = await freeReference(context.randomBytes, (one) => isRegistrationReference(trx, one))
  const who = { name, organisation: organisation || null, reference, asked_at: now }
  const known = await findRegistration(trx, event.id, email)
  const hasPlace = known?.is_taken === 1
  if (known && known.cancelled_at !== null) await deleteTokens(trx, known.id)
  const place = known
    ? await changeRegistration(
        trx,
        known.id,
        hasPlace ? { asked_at: now } : { ...who, confirmed_at: null, cancelled_at: null },
      )
    : await insertRegistration(trx, { ...who, event_id: event.id, email, created_at: now })
  await insertHold(trx, {
    event_id: event.id,
    registration_id: place.id,
    network,
    held_until: now + HELD_FOR,
  })
  const { token, hash } = newToken(context.randomBytes)
  await insertToken(trx, place.id, hash)
  await (hasPlace ? remindOfPlace : writeToConfirm)(context, trx, event, place, token)
  return { reference }
}

/** Confirms a place for good. Once it is, the answer is the same again. */
export async function confirm(context: AppContext, token: string): Promise<Registered> {
  const now = context.now()
  return context.store.write.transaction().execute(async (trx) => {
    const { place, event } = await placeOf(trx, token)
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
      return answerOf(event, await changeRegistration(trx, place.id, { confirmed_at: now }))
    })
  })
}

/** Gives a place back, or up before it was confirmed. Once it is, the answer is the same again. */
export async function cancel(context: AppContext, token: string): Promise<Registered> {
  const now = context.now()
  return context.store.write.transaction().execute(async (trx) => {
    const { place, event } = await placeOf(trx, token)
    if (place.cancelled_at !== null) return answerOf(event, place)
    return movingPlaces(trx, event, now, async () => {
      await deleteHolds(trx, place.id)
      if (place.is_taken === 1) await countPlace(trx, event.id, -1)
      return answerOf(event, await changeRegistration(trx, place.id, { cancelled_at: now }))
    })
  })
}

async function placeOf(trx: Trx, token: string): Promise<{ place: RegistrationRow; event: ContentRow }> {
  const place = await findRegistrationByToken(trx, hashOfToken(token))
  if (!place) {
    throw new Problem('not-found', 'This link no longer works. Please use the link of the newest mail')
  }
  return { place, event: await findEventById(trx, place.event_id) }
}

const answerOf = (event: ContentRow, { reference }: Pick<RegistrationRow, 'reference'>): Registered => ({
  reference,
  title: event.title,
  slug: event.slug,
  startsAt: new Date(event.starts_at ?? 0).toISOString(),
  endsAt: new Date(event.ends_at ?? 0).toISOString(),
  timeZone: event.time_zone ?? 'UTC',
})
