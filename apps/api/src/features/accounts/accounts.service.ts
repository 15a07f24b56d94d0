import type { RegisterInput, SignInInput } from '@portal/domain/contract'
import type { AppContext } from '#context.ts'
import { fieldProblem, Problem } from '#problem.ts'
import { isCommonPassword } from './common-passwords.ts'
import { fitsPassword, hashPassword } from './passwords.ts'
import { findUserByEmail, insertUser, setAdmin } from './users.repository.ts'
import type { UserRow } from './users.table.ts'

/** Opens an account; the address must be new and the password not one that everybody tries first. */
export async function createAccount(
  { store, now }: Pick<AppContext, 'store' | 'now'>,
  { firstName, lastName, email, password }: RegisterInput,
): Promise<UserRow> {
  if (isCommonPassword(password)) {
    throw fieldProblem('password', 'This password is one of the most common ones. Please choose another')
  }
  const user = await insertUser(store.write, {
    email: email.toLowerCase(),
    first_name: firstName,
    last_name: lastName,
    password_hash: await hashPassword(password),
    profile_image_url: null,
    created_at: now(),
  })
  return user ?? refuseTaken()
}

function refuseTaken(): never {
  throw fieldProblem(
    'email',
    'There is an account with this email address already. Please sign in',
    'conflict',
  )
}

/** The account behind an address and a password; one answer, after one time, for every way to be wrong. */
export async function checkSignIn({ store }: AppContext, { email, password }: SignInInput): Promise<UserRow> {
  const user = await findUserByEmail(store.read, email)
  const fits = await fitsPassword(user?.password_hash ?? null, password)
  if (!user || !fits) throw new Problem('signed-out', 'This email address and password don’t belong together')
  return user
}

/** Makes an account an administrator, or no longer; answers whether there is such an account. */
export function grantAdmin(
  { store }: Pick<AppContext, 'store'>,
  email: string,
  isAdmin: boolean,
): Promise<boolean> {
  return setAdmin(store.write, email.trim().toLowerCase(), isAdmin)
}
