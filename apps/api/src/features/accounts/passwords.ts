import { hash, verify, type Options } from '@node-rs/argon2'
import { createFieldProblem } from '#shared/problem.ts'
import { createSemaphore } from '#shared/semaphore.ts'
import { isCommonPassword } from './common-passwords.ts'

/** OWASP's first recommendation for argon2id (the library's default algorithm): 25 ms of one core. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies Options

/** Two at a time: a burst of sign-ins must neither take every core nor queue for too long. */
const withHashSlot = createSemaphore({
  atOnce: 2,
  queue: 32,
  busy: 'Many people are signing in right now. Please try again in a few seconds',
  retryAfter: 2,
})

/** The same form for what keyboards type in several ways, such as combining accents or full-width letters. */
export const normalizePassword = (password: string): string => password.normalize('NFKC')

/** Refuses a new password that is one of the most common. */
export function requireUncommonPassword(password: string): void {
  if (!isCommonPassword(normalizePassword(password))) return
  throw createFieldProblem('password', 'This password is too common. Please choose another')
}

export const hashPassword = (password: string): Promise<string> =>
  withHashSlot(() => hash(normalizePassword(password), COST))

/** The hash of a password that nobody knows, so that an unknown address takes as long as a wrong password. */
const UNKNOWABLE_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$U5K1uO9YQhQfrI5RcNHfnA$LZYjXBhyEc2f9FaTpJKTfBlhT2vxaljgoeDf9J1lCPc'

/** `outdated`: right, but the hash is of the password as it was typed, and has to be replaced. */
export type PasswordCheck = 'right' | 'outdated' | 'wrong'

/** Compares a password with a hash; no password is right for an account without one. */
export async function checkPassword(passwordHash: string | null, password: string): Promise<PasswordCheck> {
  const matches = (text: string) => withHashSlot(() => verify(passwordHash ?? UNKNOWABLE_HASH, text))
  const normalized = normalizePassword(password)
  if ((await matches(normalized)) && passwordHash !== null) return 'right'
  // Hashes from before passwords were normalised.
  if (normalized !== password && (await matches(password)) && passwordHash !== null) return 'outdated'
  return 'wrong'
}

/** Whether a password has this hash; no password is right for an account without one. */
export const verifyPassword = async (passwordHash: string | null, password: string): Promise<boolean> =>
  (await checkPassword(passwordHash, password)) !== 'wrong'
