import * as v from 'valibot'
import { defineCall, errorResponses } from './call.ts'
import { minCharacters, maxCharacters } from './length.ts'
import { body } from './shared.ts'
import { emailAddress, line } from './text.ts'

const NAME_TOO_LONG = 'Please use at most 80 characters'

/** A person's first or last name, up to 80 characters. */
export const personName = (message: string) =>
  v.pipe(line(message, NAME_TOO_LONG), minCharacters(1, message), maxCharacters(80, NAME_TOO_LONG))

const atMost256 = v.maxLength<string, 256, string>(256, 'Please use at most 256 characters')

const AT_LEAST_8 = 'Please use at least 8 characters'

/**
 * A new password: any characters, normalised to NFKC, since keyboards type the same character in different ways; the server
 * also rejects common ones.
 */
export const newPassword = v.pipe(
  v.string(AT_LEAST_8),
  atMost256,
  v.normalize('NFKC'),
  v.minLength(8, AT_LEAST_8),
)

/** The fields of a new account: names of up to 80 characters, an address, a password of 8 to 256. */
export const RegisterInput = body({
  firstName: personName('Please enter your first name'),
  lastName: personName('Please enter your last name'),
  email: emailAddress('Please enter a valid email address'),
  password: newPassword,
})
export type RegisterInput = v.InferOutput<typeof RegisterInput>

const NO_PASSWORD = 'Please enter your password'

/** An address and a password, which may be shorter than the minimum for a new one. */
export const SignInInput = body({
  email: emailAddress('Please enter a valid email address'),
  password: v.pipe(v.string(NO_PASSWORD), v.minLength(1, NO_PASSWORD), atMost256),
})
export type SignInInput = v.InferOutput<typeof SignInInput>

/** The signed-in person, as visible to themselves only. */
export const CurrentUser = v.object({
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  profileImageUrl: v.nullable(v.string()),
  isAdmin: v.boolean(),
  /** Whether the address is confirmed: a link mailed to it was opened. */
  isEmailConfirmed: v.boolean(),
})
export type CurrentUser = v.InferOutput<typeof CurrentUser>

/** Everybody, within limits. 409: the address has an account; `claimAccount` writes to its owner. 503: too many are signing in at once. */
export const register = defineCall({
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Open an account and start a session; an email asks to confirm the address',
  tag: 'accounts',
  body: RegisterInput,
  responses: { 201: CurrentUser, ...errorResponses(400, 403, 409, 415, 429, 503) },
})

/** The response to a sign-in, instead of the current user, where the account has two-step sign-in. */
export const SecondStepNeeded = v.object({ secondStep: v.literal(true) })

/**
 * Everybody, within limits. 401: the address or the password is wrong, without saying which. With two-step sign-in no session
 * starts yet: `finishSignIn` takes the code.
 */
export const signIn = defineCall({
  method: 'POST',
  path: '/api/auth/sign-in',
  summary: 'Start a session; an unknown address and a wrong password get the same response',
  tag: 'accounts',
  body: SignInInput,
  responses: {
    200: v.union([CurrentUser, SecondStepNeeded]),
    ...errorResponses(400, 401, 403, 415, 429, 503),
  },
})

/** 401 when nobody is signed in. */
export const currentUser = defineCall({
  method: 'GET',
  path: '/api/auth/user',
  summary: 'The signed-in user',
  tag: 'accounts',
  responses: { 200: CurrentUser, ...errorResponses(401, 429) },
})
