import { HOLD_DURATION_MS } from '@portal/domain/content'
import type { NewEventRegistration } from '@portal/domain/contract'
import type { Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { RegistrableEvent } from '#features/content/events/events.service.ts'
import { Problem } from '#shared/problem.ts'
import { createToken } from '#shared/token.ts'
import {
  deleteTokens,
  findRegistration,
  insertRegistration,
  insertToken,
  updateRegistration,
} from './event-registrations.repository.ts'
import type { PlaceRequest, RegistrationRow } from './event-registrations.table.ts'
import { deleteHolds, findHoldEnds, insertHold } from './holds.repository.ts'
import { UNCONFIRMED_RETENTION } from './purge/purge.service.ts'

type Trx = Transaction<Database>

/**
 * Places of an event held for one network at a time, before RATE_LIMIT_SCALE. Confirmed places have no such limit: whole
 * islands share an address.
 */
const MAX_HOLDS = 10

/** Refuses a network that has the maximum of unconfirmed places at an event. */
export async function refuseTooManyHolds(
  trx: Trx,
  { id }: RegistrableEvent,
  { network, now, scale }: { readonly network: string; readonly now: number; readonly scale: number },
): Promise<void> {
  const [first, ...others] = await findHoldEnds(trx, id, network, now)
  const max = Math.max(1, Math.round(MAX_HOLDS * scale))
  if (first === undefined || others.length + 1 < max) return
  throw new Problem(
    'too-many',
    'Too many places at this event are unconfirmed from your network. Confirm them by the links in our emails, or try again in two hours',
    { retryAfter: Math.ceil((first - now) / 1000) },
  )
}

interface HoldOptions {
  readonly reference: string
  readonly network: string
  readonly now: number
  readonly randomBytes: (size: number) => Buffer
}

/** A place that is held, the request that it is held for, and the token that confirms it. */
interface HeldPlace {
  readonly place: RegistrationRow
  readonly request: PlaceRequest
  readonly token: string
}

/**
 * Holds a place for a request; its token confirms the request as it was typed. No later request changes it, since anybody
 * may register with an address. One place is held for all requests of an address.
 */
export async function holdPlace(
  trx: Trx,
  event: RegistrableEvent,
  { name, email, organisation }: NewEventRegistration,
  { reference, network, now, randomBytes }: HoldOptions,
): Promise<HeldPlace> {
  const request = { name, organisation: organisation || null, reference }
  const place = await findOrCreatePlace(trx, event.id, email, request, now)
  await deleteHolds(trx, place.id)
  await insertHold(trx, {
    event_id: event.id,
    registration_id: place.id,
    network,
    held_until: now + HOLD_DURATION_MS,
  })
  const { token, hash } = createToken(randomBytes)
  await insertToken(trx, { ...request, hash, registration_id: place.id, asked_at: now })
  return { place, request, token }
}

/** The place of an address at an event, requested now; a cancelled one starts again. */
async function findOrCreatePlace(
  trx: Trx,
  eventId: number,
  email: string,
  request: PlaceRequest,
  now: number,
): Promise<RegistrationRow> {
  const known = await findRegistration(trx, eventId, email)
  if (!known)
    return insertRegistration(trx, { ...request, event_id: eventId, email, created_at: now, asked_at: now })
  if (known.is_taken === 1) return updateRegistration(trx, known.id, { asked_at: now })
  const isCancelled = known.cancelled_at !== null
  await deleteTokens(trx, known.id, isCancelled ? now : now - UNCONFIRMED_RETENTION)
  const reset = isCancelled ? { ...request, confirmed_at: null, cancelled_at: null } : {}
  return updateRegistration(trx, known.id, { ...reset, asked_at: now })
}
