import type { Handover, OfferedBusiness } from '@portal/domain/contract'
import { DAY } from '@portal/domain/shared'
import { getTimeZone } from '@portal/domain/place'
import type { Kysely, Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { findAddressee } from '#features/users/users.service.ts'
import { recordAction } from '#features/audit/audit.service.ts'
import { enqueueMail } from '#mail/outbox/outbox.service.ts'
import { renderHandoverAccepted, renderHandoverOffered } from '#mail/templates/handover.ts'
import { maskEmail } from '#shared/mask-email.ts'
import { createFieldProblem, Problem } from '#shared/problem.ts'
import { createToken, hashToken } from '#shared/token.ts'
import { findBusiness } from '#features/businesses/businesses.repository.ts'
import type { BusinessRow } from '#features/businesses/businesses.table.ts'
import { changeBusiness } from '#features/businesses/change-business.ts'
import { NOT_VERIFIED } from '#features/businesses/lost-verification.service.ts'
import {
  deleteHandover,
  deleteHandoversBefore,
  findHandoverByHash,
  findHandoverOf,
  markAccepted,
  upsertHandover,
} from './handovers.repository.ts'
import type { HandoverRow } from './handovers.table.ts'
import { requireOwned } from '#features/businesses/businesses.service.ts'

export { deleteHandover, deleteHandoversSince } from './handovers.repository.ts'

/** How long an offer can be accepted. */
const OFFER_LIFETIME = 7 * DAY

type Trx = Transaction<Database>

interface Account {
  readonly id: number
  readonly email: string
}

/** Offers a listing to the holder of an email address, who gets a link; replaces an earlier offer. */
export function offerHandover(
  context: AppContext,
  owner: Account,
  { id, email }: { readonly id: number; readonly email: string },
): Promise<Handover> {
  const { store, now, randomBytes, config } = context
  return store.write.transaction().execute(async (trx) => {
    const row = await requireOwned(trx, id, owner.id)
    if (email === owner.email) throw createFieldProblem('email', 'This is your own address')
    const { token, hash } = createToken(randomBytes)
    const offer = { business_id: id, owner_id: owner.id, email, hash, created_at: now() }
    await upsertHandover(trx, offer)
    await enqueueMail(trx, context, {
      to: { name: '', address: email },
      holdsToken: true,
      email: renderHandoverOffered(config, {
        businessName: row.name,
        ownerName: (await findAddressee(trx, owner.id))?.name ?? '',
        token,
        until: new Date(getOfferEnd(offer)),
        timeZone: getTimeZone(row),
      }),
    })
    return toHandover(offer)
  })
}

/** Withdraws the offer of a listing, if there is one. */
export async function cancelHandover({ store }: AppContext, ownerId: number, id: number): Promise<void> {
  await store.write.transaction().execute(async (trx) => {
    await requireOwned(trx, id, ownerId)
    await deleteHandover(trx, id)
  })
}

/** The listing that a link offers, for the signed-in person who opened it. */
export async function reviewHandover(
  { store, now }: AppContext,
  viewer: Account,
  token: string,
): Promise<OfferedBusiness> {
  const { row, offer } = await requireOffer(store.read, viewer, { token, now: now() })
  return {
    id: row.id,
    name: row.name,
    ownerName: (await findAddressee(store.read, offer.owner_id))?.name ?? '',
    email: maskEmail(offer.email),
    until: new Date(getOfferEnd(offer)).toISOString(),
    isForYou: offer.email === viewer.email,
    isAccepted: offer.accepted_at !== null,
  }
}

/**
 * Transfers the listing, with everything that belongs to it, to the account with the address that the link was sent to.
 */
export function acceptHandover(context: AppContext, viewer: Account, token: string): Promise<{ id: number }> {
  const at = context.now()
  return context.store.write.transaction().execute(async (trx) => {
    const { row, offer } = await requireOffer(trx, viewer, { token, now: at })
    if (offer.email !== viewer.email) {
      throw new Problem(
        'forbidden',
        `This listing is offered to ${maskEmail(offer.email)}. Please sign in with that address`,
      )
    }
    if (offer.accepted_at !== null) return { id: row.id }
    await markAccepted(trx, row.id, at)
    await transferTo(context, trx, row, { viewer, offer, at })
    return { id: row.id }
  })
}

interface Transfer {
  readonly viewer: Account
  readonly offer: HandoverRow
  readonly at: number
}

async function transferTo(
  context: AppContext,
  trx: Trx,
  row: BusinessRow,
  { viewer, offer, at }: Transfer,
): Promise<void> {
  const [before, after] = [await findAddressee(trx, offer.owner_id), await findAddressee(trx, viewer.id)]
  await changeBusiness(trx, row.id, {
    owner_id: viewer.id,
    owner_name: after?.name || row.owner_name,
    ...NOT_VERIFIED,
  })
  await recordAction(trx, {
    at,
    actor_id: viewer.id,
    action: 'handed over',
    subject_kind: 'business',
    subject_id: row.id,
    before: { owner: row.owner_id, isVerified: row.is_verified === 1 },
    after: { owner: viewer.id, isVerified: false },
  })
  for (const to of [before, after].filter((addressee) => addressee !== null)) {
    const isNewOwner = to === after
    await enqueueMail(trx, context, {
      to,
      email: renderHandoverAccepted(context.config, {
        name: to.name,
        businessName: row.name,
        newOwnerName: after?.name ?? '',
        isNewOwner,
      }),
    })
  }
}

/** A valid offer: its business still exists, and belongs to whoever offered it or has accepted it. */
async function requireOffer(
  db: Kysely<Database>,
  viewer: Account,
  { token, now }: { readonly token: string; readonly now: number },
): Promise<{ row: BusinessRow; offer: HandoverRow }> {
  const offer = await findHandoverByHash(db, hashToken(token), now - OFFER_LIFETIME)
  const row = offer && (await findBusiness(db, offer.business_id))
  const holder = offer?.accepted_at === null ? offer.owner_id : viewer.id
  if (!offer || !row || row.removed_at !== null || row.owner_id !== holder) {
    throw new Problem(
      'not-found',
      'This link no longer works: the offer was withdrawn or replaced, or the 7 days have passed',
    )
  }
  return { row, offer }
}

/** The offer of a listing that is not accepted yet, for its owner. */
export async function findOffer(
  db: Kysely<Database>,
  row: BusinessRow,
  now: number,
): Promise<Handover | null> {
  const offer = await findHandoverOf(db, row.id)
  const isOpen = offer?.accepted_at === null && offer.owner_id === row.owner_id && getOfferEnd(offer) > now
  return isOpen ? toHandover(offer) : null
}

const getOfferEnd = ({ created_at }: Pick<HandoverRow, 'created_at'>): number => created_at + OFFER_LIFETIME

const toHandover = (offer: Pick<HandoverRow, 'email' | 'created_at'>): Handover => ({
  email: offer.email,
  until: new Date(getOfferEnd(offer)).toISOString(),
})

/** Deletes offers that can no longer be accepted. */
export const purgeHandovers = (db: Kysely<Database>, now: number): Promise<void> =>
  deleteHandoversBefore(db, now - OFFER_LIFETIME)
