import type { SecondStepChange, SecondStepState } from '@portal/domain/contract'
import { HOUR } from '@portal/domain/shared'
import type { Kysely, Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import type { Store } from '#db/engine/store.ts'
import type { MailContext } from '#mail/outbox/outbox.service.ts'
import { createFieldProblem, Problem } from '#shared/problem.ts'
import { verifyPassword } from '../passwords.ts'
import { findUser, findUserByEmail } from '#features/users/users.service.ts'
import type { UserRow } from '#features/users/users.table.ts'
import { getSealContext, createSecretSeal, redeemCode } from './code-check.service.ts'
import { notifyOwner } from './notices.service.ts'
import { createRecoveryCodes } from './recovery-codes.ts'
import {
  countRecoveryCodes,
  deleteSecondStep,
  deleteUnfinishedSetUps,
  findSecondStep,
  listSecondSteps,
  replaceRecoveryCodes,
  upsertSecondStep,
  replaceSecret,
  turnOn,
} from './second-step.repository.ts'
import type { SecondStepRow } from './second-step.table.ts'
import { describeSecret, SECRET_BYTES } from './totp.ts'

type Context = Pick<AppContext, 'store' | 'config' | 'now' | 'randomBytes' | 'log'>

/** How long an unfinished set-up is kept. */
const SET_UP_LIFETIME = HOUR
export const WRONG_CODE = 'This code is wrong or was used before. Please enter the newest one'

/** Whether an account has two-step sign-in. */
export async function readSecondStep(
  { store }: Pick<AppContext, 'store'>,
  userId: number,
): Promise<SecondStepState> {
  const { row, user } = await read(store.read, userId)
  const since = row?.turned_on_at ?? null
  return {
    isOn: since !== null,
    since: since === null ? null : new Date(since).toISOString(),
    recoveryCodesLeft: since === null ? 0 : await countRecoveryCodes(store.read, userId),
    hasPassword: user.password_hash !== null,
  }
}

/** Creates a secret for an authenticator app. It has no effect until a first code is sent. */
export async function setUpSecondStep(
  context: Context,
  userId: number,
): Promise<{ secret: string; uri: string }> {
  const bytes = context.randomBytes(SECRET_BYTES)
  return context.store.write.transaction().execute(async (trx) => {
    const { row, user } = await read(trx, userId)
    if (row?.turned_on_at) throw new Problem('conflict', 'Two-step sign-in is already on')
    await upsertSecondStep(trx, {
      user_id: userId,
      secret: createSecretSeal(context).seal(bytes, getSealContext(userId)),
      turned_on_at: null,
      last_used_step: 0,
      created_at: context.now(),
    })
    return describeSecret(bytes, user.email)
  })
}

/** Turns two-step sign-in on with a first code of the app; returns the recovery codes, once. */
export async function turnOnSecondStep(
  context: Context,
  userId: number,
  change: SecondStepChange,
): Promise<{ recoveryCodes: string[] }> {
  await requirePassword(context, userId, change)
  return context.store.write.transaction().execute(async (trx) => {
    const { row, user } = await read(trx, userId)
    if (!row) throw new Problem('conflict', 'This set-up has expired. Please begin again')
    if (row.turned_on_at !== null) throw new Problem('conflict', 'Two-step sign-in is already on')
    if ((await redeemCode(trx, context, row, change.code)) !== 'app')
      throw createFieldProblem('code', WRONG_CODE)
    await turnOn(trx, { userId, at: context.now() })
    const recoveryCodes = await issueRecoveryCodes(trx, context, userId)
    await notifyOwner(trx, context, user, { kind: 'on' })
    return { recoveryCodes }
  })
}

/** Replaces all recovery codes. */
export const renewRecoveryCodes = (
  context: Context,
  userId: number,
  input: SecondStepChange,
): Promise<{ recoveryCodes: string[] }> =>
  changeSecondStep(context, userId, input, async (trx, user) => {
    const recoveryCodes = await issueRecoveryCodes(trx, context, userId)
    await notifyOwner(trx, context, user, { kind: 'recovery codes renewed' })
    return { recoveryCodes }
  })

export async function turnOffSecondStep(
  context: Context,
  userId: number,
  input: SecondStepChange,
): Promise<SecondStepState> {
  await changeSecondStep(context, userId, input, async (trx, user) => {
    await deleteSecondStep(trx, userId)
    await notifyOwner(trx, context, user, { kind: 'off' })
  })
  return readSecondStep(context, userId)
}

/** Runs a change that requires the password and a code. */
async function changeSecondStep<Result>(
  context: Context,
  userId: number,
  input: SecondStepChange,
  work: (trx: Transaction<Database>, user: UserRow) => Promise<Result>,
): Promise<Result> {
  await requirePassword(context, userId, input)
  return context.store.write.transaction().execute(async (trx) => {
    const { row, user } = await read(trx, userId)
    if (!row?.turned_on_at) throw new Problem('conflict', 'Two-step sign-in is off')
    if ((await redeemCode(trx, context, row, input.code)) === null)
      throw createFieldProblem('code', WRONG_CODE)
    return work(trx, user)
  })
}

/** An account that only the identity provider signs in to has no password to ask for. */
async function requirePassword(
  { store }: Pick<AppContext, 'store'>,
  userId: number,
  { password = '' }: SecondStepChange,
): Promise<void> {
  const { user } = await read(store.read, userId)
  if (user.password_hash === null) return
  if (password === '') throw createFieldProblem('password', 'Please enter your password')
  if (!(await verifyPassword(user.password_hash, password)))
    throw createFieldProblem('password', 'This is not your password')
}

async function issueRecoveryCodes(
  trx: Transaction<Database>,
  { randomBytes }: Pick<AppContext, 'randomBytes'>,
  userId: number,
): Promise<string[]> {
  const { codes, hashes } = createRecoveryCodes(randomBytes)
  await replaceRecoveryCodes(trx, userId, hashes)
  return codes
}

async function read(
  db: Kysely<Database>,
  userId: number,
): Promise<{ readonly row: SecondStepRow | undefined; readonly user: UserRow }> {
  const user = await findUser(db, userId)
  if (!user) throw new Problem('signed-out', 'You are not signed in')
  return { row: await findSecondStep(db, userId), user }
}

/** Turns two-step sign-in off, for an operator who helps after the loss of a phone. */
export async function resetSecondStep(
  { store, ...context }: MailContext & { readonly store: Store },
  email: string,
): Promise<'reset' | 'off' | 'no account'> {
  return store.write.transaction().execute(async (trx) => {
    const user = await findUserByEmail(trx, email.trim().toLowerCase())
    if (!user) return 'no account'
    if (!(await deleteSecondStep(trx, user.id))) return 'off'
    await notifyOwner(trx, context, user, { kind: 'reset' })
    return 'reset'
  })
}

interface ResealResult {
  /** How many secrets were sealed again. */
  readonly resealed: number
  /** How many no SESSION_SECRET opens. */
  readonly unopened: number
}

/** Seals secrets of an older SESSION_SECRET again, so that it can be removed from the next start on. */
export async function resealSecrets(
  context: Pick<AppContext, 'store' | 'config' | 'randomBytes'>,
): Promise<ResealResult> {
  const { seal, open } = createSecretSeal(context)
  const openAll = async (db: Kysely<Database>) =>
    (await listSecondSteps(db)).map(({ user_id: userId, secret }) => ({
      userId,
      opened: open(secret, getSealContext(userId)),
    }))
  // Checks on the reading connection first, so that a start does not wait for writers.
  const all = await openAll(context.store.read)
  const unopened = all.filter(({ opened }) => opened === null).length
  if (all.every(({ opened }) => opened?.isCurrent !== false)) return { resealed: 0, unopened }
  return context.store.write.transaction().execute(async (trx) => {
    const outdated = (await openAll(trx)).flatMap(({ userId, opened }) =>
      opened && !opened.isCurrent ? [{ userId, content: opened.content }] : [],
    )
    for (const { userId, content } of outdated)
      await replaceSecret(trx, userId, seal(content, getSealContext(userId)))
    return { resealed: outdated.length, unopened }
  })
}

/** Deletes set-ups that nobody finished. */
export const purgeSetUps = (db: Kysely<Database>, now: number): Promise<void> =>
  deleteUnfinishedSetUps(db, now - SET_UP_LIFETIME)
