import { createFieldProblem } from '#shared/problem.ts'
import { verifyPassword } from '../passwords.ts'

/** Throws unless this is the password of the account; `field` is where it was typed. */
export async function requireOwnPassword(
  passwordHash: string | null,
  password: string,
  field: string,
): Promise<void> {
  if (await verifyPassword(passwordHash, password)) return
  throw createFieldProblem(
    field,
    passwordHash === null
      ? 'Your account has no password yet. Choose one with “Forgot your password?” on the sign-in page'
      : 'This is not your current password',
    'forbidden',
  )
}
