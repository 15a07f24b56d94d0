import { MINUTE } from '@portal/domain/shared'
import type { Kysely, Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { createFieldProblem, Problem } from '#shared/problem.ts'
import { createToken, hashToken } from '#shared/token.ts'
import { startSession, type RenewSession } from '../sessions.service.ts'
import { requireActive } from '../sign-in-refusal.ts'
import { findUser } from '#features/users/users.service.ts'
import type { UserRow } from '#features/users/users.table.ts'
import { redeemCode } from './code-check.service.ts'
import { notifyOwner } from './notices.service.ts'
import {
  deleteOldPendingSignIns,
  deletePendingSignIn,
  findPendingSignIn,
  insertPendingSignIn,
  setWrongCodes,
} from './pending-sign-ins.repository.ts'
import { countRecoveryCodes, findSecondStep } from './second-step.repository.ts'
import type { PendingSignInsTable } from './second-step.table.ts'
import { WRONG_CODE } from './second-step.service.ts'

type Context = Pick<AppContext, 'store' | 'config' | 'now' | 'randomBytes' | 'log'>

/** How long a sign-in waits for its code. */
export const PENDING_LIFETIME = 10 * MINUTE
/** Wrong codes after which a sign-in ends and the password has to be typed again. */
const MAX_WRONG_CODES = 5

/** A session, or a token for a sign-in that waits for its code. */
export type SignInOutcome =
  | { readonly kind: 'signed-in'; readonly user: UserRow }
  | { readonly kind: 'second step'; readonly token: string }

/**
 * Signs in somebody who was verified by password or identity provider. Every sign-in to an existing account uses this:
 * it refuses suspended accounts, and starts no session before the code of two-step sign-in.
 */
export async function beginSignIn(
  context: Context,
  user: UserRow,
  renewSession: RenewSession,
): Promise<SignInOutcome> {
  const { store, now, randomBytes } = context
  requireUnchanged(await findUser(store.read, user.id), user)
  const secondStep = await findSecondStep(store.read, user.id)
  if (!secondStep?.turned_on_at) {
    await startUnlessChanged(context, user, renewSession)
    return { kind: 'signed-in', user }
  }
  const { token, hash } = createToken(randomBytes)
  await store.write.transaction().execute(async (trx) => {
    requireUnchanged(await findUser(trx, user.id), user)
    await insertPendingSignIn(trx, { hash, user_id: user.id, wrong_codes: 0, created_at: now() })
  })
  return { kind: 'second step', token }
}

/**
 * Checks again in the transaction that starts the session, so that none starts with a password that was just changed.
 */
async function startUnlessChanged(
  { store, now }: Context,
  user: UserRow,
  renewSession: RenewSession,
): Promise<void> {
  const session = await renewSession()
  await store.write.transaction().execute(async (trx) => {
    requireUnchanged(await findUser(trx, user.id), user)
    await startSession(trx, session, { userId: user.id, now: now() })
  })
}

/** While the password was checked the account may have been suspended or deleted, or got another password. */
function requireUnchanged(current: UserRow | undefined, verified: UserRow): void {
  requireActive(current ?? verified)
  if (current?.password_hash !== verified.password_hash) throw createSignInEndedProblem()
}

const createSignInEndedProblem = () =>
  new Problem('signed-out', 'This sign-in has ended. Please sign in again')

/** The account whose sign-in waits for a code. */
export async function findPendingUser({ store, now }: Context, token: string): Promise<number> {
  const pending = await findPendingSignIn(store.read, hashToken(token), now() - PENDING_LIFETIME)
  if (!pending) throw createSignInEndedProblem()
  return pending.user_id
}

/** Finishes the sign-in of a token with its code, and starts the session. */
export async function finishSignIn(
  context: Context,
  { token, code }: { readonly token: string; readonly code: string },
  renewSession: RenewSession,
): Promise<UserRow> {
  const user = await context.store.write
    .transaction()
    .execute((trx) => redeem(trx, context, hashToken(token), code))
  if (!user) throw createFieldProblem('code', WRONG_CODE)
  await startUnlessChanged(context, user, renewSession)
  return user
}

/** Null for a wrong code: throwing would roll back its count. */
async function redeem(
  trx: Transaction<Database>,
  context: Context,
  hash: Buffer,
  code: string,
): Promise<UserRow | null> {
  const pending = await findPendingSignIn(trx, hash, context.now() - PENDING_LIFETIME)
  const user = pending && (await findUser(trx, pending.user_id))
  const secondStep = pending && (await findSecondStep(trx, pending.user_id))
  if (!user || !secondStep?.turned_on_at) throw createSignInEndedProblem()
  requireActive(user)
  const used = await redeemCode(trx, context, secondStep, code)
  if (used === null) {
    await countWrongCode(trx, context, user, pending)
    return null
  }
  await deletePendingSignIn(trx, hash)
  if (used === 'recovery code') {
    const left = await countRecoveryCodes(trx, user.id)
    await notifyOwner(trx, context, user, { kind: 'recovery code used', left })
  }
  return user
}

async function countWrongCode(
  trx: Transaction<Database>,
  context: Context,
  user: UserRow,
  { hash, wrong_codes: before }: PendingSignInsTable,
): Promise<void> {
  if (before + 1 < MAX_WRONG_CODES) return setWrongCodes(trx, hash, before + 1)
  await deletePendingSignIn(trx, hash)
  await notifyOwner(trx, context, user, { kind: 'wrong codes' })
}

/** Deletes sign-ins that waited too long. */
export const purgePendingSignIns = (db: Kysely<Database>, now: number): Promise<void> =>
  deleteOldPendingSignIns(db, now - PENDING_LIFETIME)
