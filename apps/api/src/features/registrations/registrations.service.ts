import type { NewRegistration, Registered } from '@portal/domain/contract'
import { DAY } from '@portal/domain/shared'
import type { Kysely, Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { once } from '#db/idempotency.ts'
import { takesRegistrations } from '#features/content/content.service.ts'
import type { ContentRow } from '#features/content/content.table.ts'
import { wholeRow } from '#features/submissions/submissions.service.ts'
import { Problem } from '#problem.ts'
import { freeReference } from '#reference.ts'
import type { SentIn } from '#sent-in.ts'
import { hashOfToken, newToken } from '#token.ts'
import { tellOrganiser, tellParticipant } from './registration-letters.ts'
import {
  changeRegistration,
  countPlace,
  deleteRegistrations,
  findEvent,
  findEventById,
  findRegistration,
  findRegistrationByToken,
  insertRegistration,
  isRegistrationReference,
} from './registrations.repository.ts'
import type { RegistrationRow } from './registrations.table.ts'

type Trx = Transaction<Database>

/** How long after an event it is kept who came. */
const KEPT_FOR = 90 * DAY

/** Takes a place at an event and confirms it by mail. An address that has one keeps it, and gets the letter again. */
export async function register(
  context: AppContext,
  idOrSlug: string,
  { input, key, limited }: SentIn<NewRegistration>,
): Promise<Registered> {
  const now = context.now()
  const call = `POST /api/events/${idOrSlug}/registrations`
  return context.store.write.transaction().execute((trx) =>
    once(trx, { userId: null, key, call, body: input, now }, () =>
      limited(async () => {
        const event = await findEvent(trx, idOrSlug, now)
        if (!event) throw new Problem('not-found', 'Event not found')
        mustTakeRegistrations(event, now)
        return answerOf(event, await takePlace(context, trx, event, input))
      }),
    ),
  )
}

/** The same for whoever has a place already, so that a refusal does not tell who has. */
function mustTakeRegistrations(event: ContentRow, now: number): void {
  if (takesRegistrations(wholeRow<'event'>(event), now)) return
  const hasBegun = (event.starts_at ?? 0) <= now
  throw new Problem(
    'conflict',
    hasBegun ? 'This event has begun, so one can no longer register here' : 'This event is full',
  )
}

async function takePlace(
  context: AppContext,
  trx: Trx,
  event: ContentRow,
  { name, email, organisation }: NewRegistration,
): Promise<RegistrationRow> {
  const { token, hash } = newToken(context.randomBytes)
  const known = await findRegistration(trx, event.id, email)
  const isNew = !known || known.cancelled_at !== null
  const who = { name, organisation: organisation || null, created_at: context.now(), cancelled_at: null }
  const place = known
    ? await changeRegistration(trx, known.id, { token_hash: hash, ...(isNew && who) })
    : await insertRegistration(trx, {
        ...who,
        event_id: event.id,
        email,
        reference: await referenceOf(context, trx),
        token_hash: hash,
      })
  if (isNew) await countPlace(trx, event.id, 1)
  await tellParticipant(context, trx, event, place, token)
  if (isNew) await tellOrganiser(context, trx, event, place)
  return place
}

const referenceOf = ({ randomBytes }: AppContext, trx: Trx): Promise<string> =>
  freeReference(randomBytes, (candidate) => isRegistrationReference(trx, candidate))

/** Gives a place back. Once it is, the answer is the same again. */
export async function cancel(context: AppContext, token: string): Promise<Registered> {
  return context.store.write.transaction().execute(async (trx) => {
    const place = await findRegistrationByToken(trx, hashOfToken(token))
    if (!place) {
      throw new Problem('not-found', 'This link no longer works. Please use the link of the newest mail')
    }
    const event = await findEventById(trx, place.event_id)
    if (place.cancelled_at === null) {
      const givenBack = await changeRegistration(trx, place.id, { cancelled_at: context.now() })
      await countPlace(trx, event.id, -1)
      await tellOrganiser(context, trx, event, givenBack)
    }
    return answerOf(event, place)
  })
}

const answerOf = (event: ContentRow, { reference }: RegistrationRow): Registered => ({
  reference,
  title: event.title,
  slug: event.slug,
  startsAt: new Date(event.starts_at ?? 0).toISOString(),
  endsAt: new Date(event.ends_at ?? 0).toISOString(),
  timeZone: event.time_zone ?? 'UTC',
})

/** Forgets who came to events that ended 90 days ago. */
export const purgeRegistrations = (db: Kysely<Database>, now: number): Promise<void> =>
  deleteRegistrations(db, now - KEPT_FOR)
