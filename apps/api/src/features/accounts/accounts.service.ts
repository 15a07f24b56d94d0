import type { RegisterInput, SignInInput } from '@portal/domain/contract'
import type { Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { createAccountToken } from '#mail/outbox/address-confirmation.service.ts'
import { enqueueMail, type MailContext } from '#mail/outbox/outbox.service.ts'
import { renderAccountOpened } from '#mail/templates/account-opened.ts'
import { createFieldProblem, Problem } from '#shared/problem.ts'
import { checkPassword, hashPassword, requireUncommonPassword } from './passwords.ts'
import {
  toAddressee,
  findUserByEmail,
  insertUser,
  replacePasswordHash,
  setAdmin,
} from '#features/users/users.service.ts'
import { releaseWaiting } from './confirmed-address.service.ts'
import { isReservedByAnother } from './email-change/reserved-address.service.ts'
import { refusePublishedPassword } from './demo-accounts.service.ts'
import { beginSignIn, type SignInOutcome } from './second-step/sign-in.service.ts'
import { startSession, type RenewSession } from './sessions.service.ts'
import type { UserRow } from '#features/users/users.table.ts'

/**
 * Opens an account and a session, and sends an email to confirm the address. The address must be new, and the password
 * not a common one.
 */
export async function register(
  context: AppContext,
  { firstName, lastName, email, password }: RegisterInput,
  renewSession: RenewSession,
): Promise<UserRow> {
  const { store, now } = context
  requireUncommonPassword(password)
  // Checked first, so that a refused registration does not end the session of the request.
  if (await findUserByEmail(store.read, email)) throwEmailTaken()
  if (await isReservedByAnother(store.read, { address: email, userId: null, at: now() })) throwEmailReserved()
  const account = {
    email,
    first_name: firstName,
    last_name: lastName,
    password_hash: await hashPassword(password),
    profile_image_url: null,
    created_at: now(),
  }
  const session = await renewSession()
  return store.write.transaction().execute(async (trx) => {
    const user = (await insertUser(trx, account)) ?? throwEmailTaken()
    await startSession(trx, session, { userId: user.id, now: now() })
    await sendConfirmation(context, trx, user, { isRepeat: false })
    return user
  })
}

/** Sends the link that confirms an account's address. */
export async function sendConfirmation(
  context: MailContext,
  trx: Transaction<Database>,
  user: UserRow,
  { isRepeat }: { readonly isRepeat: boolean },
): Promise<void> {
  const token = await createAccountToken(trx, context, user.id, 'confirm')
  const email = renderAccountOpened(context.config, { firstName: user.first_name, token, isRepeat })
  await enqueueMail(trx, context, {
    to: toAddressee(user),
    email,
    lane: 'security',
    holdsToken: true,
    addressProof: 'confirm',
  })
}

function throwEmailTaken(): never {
  throw createFieldProblem('email', 'This email address already has an account. Please sign in', 'conflict')
}

/** Whoever changed the address of an account may not be its owner, who has a week to get it back. */
function throwEmailReserved(): never {
  throw createFieldProblem(
    'email',
    'This email address had an account until a few days ago. Open the link in our email to get it back, or register in 7 days',
    'conflict',
  )
}

/**
 * Starts a session, or a sign-in that waits for its code. Unknown addresses and wrong passwords get the same response
 * after the same time.
 */
export async function signIn(
  context: AppContext,
  { email, password }: SignInInput,
  renewSession: RenewSession,
): Promise<SignInOutcome> {
  const user = await findUserByEmail(context.store.read, email)
  const check = await checkPassword(user?.password_hash ?? null, password)
  if (!user || check === 'wrong') throw new Problem('signed-out', 'Email or password is incorrect')
  refusePublishedPassword(context, { email: user.email, password })
  const current = check === 'outdated' ? await renewHash(context, user, password) : user
  return beginSignIn(context, current, renewSession)
}

/** Replaces an outdated hash, unless the password was changed meanwhile. */
async function renewHash(
  { store }: Pick<AppContext, 'store'>,
  user: UserRow,
  password: string,
): Promise<UserRow> {
  const passwordHash = await hashPassword(password)
  const isRenewed = await replacePasswordHash(store.write, user, passwordHash)
  return isRenewed ? { ...user, password_hash: passwordHash } : user
}

/** Grants or withdraws administrator rights; returns whether there is such an account. */
export function grantAdmin(
  { store, now }: Pick<AppContext, 'store' | 'now'>,
  email: string,
  isAdmin: boolean,
): Promise<boolean> {
  const address = email.trim().toLowerCase()
  return store.write.transaction().execute(async (trx) => {
    const isFound = await setAdmin(trx, address, { isAdmin, now: now() })
    const user = isFound && isAdmin ? await findUserByEmail(trx, address) : undefined
    if (user) await releaseWaiting(trx, user, now())
    return isFound
  })
}
