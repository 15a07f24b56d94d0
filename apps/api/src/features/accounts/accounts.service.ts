import type { RegisterInput, SignInInput } from '@portal/domain/contract'
import type { Kysely, Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { createAccountToken } from '#mail/outbox/address-confirmation.service.ts'
import { enqueueMail, type Addressee, type MailContext } from '#mail/outbox/outbox.service.ts'
import { accountOpened } from '#mail/templates/account-opened.ts'
import { fieldProblem, Problem } from '#shared/problem.ts'
import { hashPassword, requireUncommonPassword, verifyPassword } from './passwords.ts'
import { startSession } from './sessions.service.ts'
import { findUser, findUserByEmail, insertUser, setAdmin } from './users.repository.ts'
import type { UserRow } from './users.table.ts'

/** Ends the request's session; answers an id for the next one, which nobody else knows. */
export type RenewSession = () => Promise<string>

/**
 * Opens an account and a session, and sends an email with which to confirm the address. The address must be new, and
 * the password not a common one.
 */
export async function register(
  context: AppContext,
  { firstName, lastName, email, password }: RegisterInput,
  renewSession: RenewSession,
): Promise<UserRow> {
  const { store, now } = context
  requireUncommonPassword(password)
  // Checked first: a registration that is refused must not end the session of the request.
  if (await findUserByEmail(store.read, email)) throwEmailTaken()
  const account = {
    email,
    first_name: firstName,
    last_name: lastName,
    password_hash: await hashPassword(password),
    profile_image_url: null,
    created_at: now(),
  }
  const sessionId = await renewSession()
  return store.write.transaction().execute(async (trx) => {
    const user = (await insertUser(trx, account)) ?? throwEmailTaken()
    await startSession(trx, sessionId, { userId: user.id, now: now() })
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
  const email = accountOpened(context.config, { firstName: user.first_name, token, isRepeat })
  await enqueueMail(trx, context, {
    to: toAddressee(user),
    email,
    lane: 'security',
    holdsToken: true,
    addressProof: 'confirm',
  })
}

function throwEmailTaken(): never {
  throw fieldProblem(
    'email',
    'There is an account with this email address already. Please sign in',
    'conflict',
  )
}

/** Starts a session. Unknown addresses and wrong passwords get the same answer after the same time. */
export async function signIn(
  { store, now }: AppContext,
  { email, password }: SignInInput,
  renewSession: RenewSession,
): Promise<UserRow> {
  const user = await findUserByEmail(store.read, email)
  const isRight = await verifyPassword(user?.password_hash ?? null, password)
  if (!user || !isRight)
    throw new Problem('signed-out', 'This email address and password don’t belong together')
  await startSession(store.write, await renewSession(), { userId: user.id, now: now() })
  return user
}

/** Where emails to an account go; null once it is gone. */
export async function findAddressee(db: Kysely<Database>, userId: number): Promise<Addressee | null> {
  const user = await findUser(db, userId)
  return user ? toAddressee(user) : null
}

const toAddressee = (user: UserRow): Addressee => ({
  name: `${user.first_name} ${user.last_name}`.trim(),
  address: user.email,
})

/** Grants or withdraws administrator rights; answers whether there is such an account. */
export function grantAdmin(
  { store, now }: Pick<AppContext, 'store' | 'now'>,
  email: string,
  isAdmin: boolean,
): Promise<boolean> {
  return setAdmin(store.write, email.trim().toLowerCase(), { isAdmin, now: now() })
}
