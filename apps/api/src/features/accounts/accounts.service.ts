import type { RegisterInput, SignInInput } from '@portal/domain/contract'
import type { Kysely, Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { createAccountToken } from '#mail/outbox/address-confirmation.service.ts'
import { enqueueMail, type Addressee, type MailContext } from '#mail/outbox/outbox.service.ts'
import { accountOpened } from '#mail/templates/account-opened.ts'
import { fieldProblem, Problem } from '#shared/problem.ts'
import { fitsPassword, hashPassword, refuseCommonPassword } from './passwords.ts'
import { startSession } from './sessions.service.ts'
import { findUser, findUserByEmail, insertUser, setAdmin } from './users.repository.ts'
import type { UserRow } from './users.table.ts'

/** Ends the session that came along; answers the id of the one to start, which nobody else knows. */
export type NextSession = () => Promise<string>

/**
 * Opens an account and a session; the address must be new and the password not one that everybody tries first. A mail
 * asks whether the address is theirs.
 */
export async function register(
  context: AppContext,
  { firstName, lastName, email, password }: RegisterInput,
  nextSession: NextSession,
): Promise<UserRow> {
  const { store, now } = context
  refuseCommonPassword(password)
  // Asked first, since a registration that is refused leaves a session that came along as it is.
  if (await findUserByEmail(store.read, email)) refuseTaken()
  const account = {
    email,
    first_name: firstName,
    last_name: lastName,
    password_hash: await hashPassword(password),
    profile_image_url: null,
    created_at: now(),
  }
  const sessionId = await nextSession()
  return store.write.transaction().execute(async (trx) => {
    const user = (await insertUser(trx, account)) ?? refuseTaken()
    await startSession(trx, sessionId, { userId: user.id, now: now() })
    await askToConfirm(context, trx, user, { again: false })
    return user
  })
}

/** Writes to an account's address with the link that confirms it. */
export async function askToConfirm(
  context: MailContext,
  trx: Transaction<Database>,
  user: UserRow,
  { again }: { readonly again: boolean },
): Promise<void> {
  const token = await createAccountToken(trx, context, user.id, 'confirm')
  const email = accountOpened(context.config, { firstName: user.first_name, token, isRepeat: again })
  await enqueueMail(trx, context, {
    to: addressee(user),
    email,
    lane: 'security',
    holdsToken: true,
    addressProof: 'confirm',
  })
}

function refuseTaken(): never {
  throw fieldProblem(
    'email',
    'There is an account with this email address already. Please sign in',
    'conflict',
  )
}

/** Starts a session for an address and its password; one answer, after one time, for every way to be wrong. */
export async function signIn(
  { store, now }: AppContext,
  { email, password }: SignInInput,
  nextSession: NextSession,
): Promise<UserRow> {
  const user = await findUserByEmail(store.read, email)
  const fits = await fitsPassword(user?.password_hash ?? null, password)
  if (!user || !fits) throw new Problem('signed-out', 'This email address and password don’t belong together')
  await startSession(store.write, await nextSession(), { userId: user.id, now: now() })
  return user
}

/** Whom mails about somebody's own things go to; null once the account is gone. */
export async function addresseeOf(db: Kysely<Database>, userId: number): Promise<Addressee | null> {
  const user = await findUser(db, userId)
  return user ? addressee(user) : null
}

const addressee = (user: UserRow): Addressee => ({
  name: `${user.first_name} ${user.last_name}`.trim(),
  address: user.email,
})

/** Makes an account an administrator, or no longer; answers whether there is such an account. */
export function grantAdmin(
  { store, now }: Pick<AppContext, 'store' | 'now'>,
  email: string,
  isAdmin: boolean,
): Promise<boolean> {
  return setAdmin(store.write, email.trim().toLowerCase(), { isAdmin, now: now() })
}
