import type { RegisterInput, SignInInput } from '@portal/domain/contract'
import type { AppContext } from '#context.ts'
import { fieldProblem, Problem } from '#problem.ts'
import { isCommonPassword } from './common-passwords.ts'
import { fitsPassword, hashPassword } from './passwords.ts'
import { replaceSession } from './sessions.service.ts'
import { findUserByEmail, insertUser, setAdmin } from './users.repository.ts'
import type { UserRow } from './users.table.ts'

/** Somebody who is in: the account, and the id of the session that was started. */
export interface Entered {
  readonly user: UserRow
  readonly sessionId: string
}

/** Opens an account and a session; the address must be new and the password not one that everybody tries first. */
export async function register(
  context: AppContext,
  { firstName, lastName, email, password }: RegisterInput,
  formerSession: string | null,
): Promise<Entered> {
  if (isCommonPassword(password)) {
    throw fieldProblem('password', 'This password is one of the most common ones. Please choose another')
  }
  const account = {
    email,
    first_name: firstName,
    last_name: lastName,
    password_hash: await hashPassword(password),
    profile_image_url: null,
    created_at: context.now(),
  }
  return context.store.write.transaction().execute(async (trx) => {
    const user = (await insertUser(trx, account)) ?? refuseTaken()
    return { user, sessionId: await replaceSession(trx, context, user.id, formerSession) }
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
  context: AppContext,
  { email, password }: SignInInput,
  formerSession: string | null,
): Promise<Entered> {
  const { store } = context
  const user = await findUserByEmail(store.read, email)
  const fits = await fitsPassword(user?.password_hash ?? null, password)
  if (!user || !fits) throw new Problem('signed-out', 'This email address and password don’t belong together')
  return store.write.transaction().execute(async (trx) => ({
    user,
    sessionId: await replaceSession(trx, context, user.id, formerSession),
  }))
}

/** Makes an account an administrator, or no longer; answers whether there is such an account. */
export function grantAdmin(
  { store }: Pick<AppContext, 'store'>,
  email: string,
  isAdmin: boolean,
): Promise<boolean> {
  return setAdmin(store.write, email.trim().toLowerCase(), isAdmin)
}
