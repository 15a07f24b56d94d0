import type { SignInProblem } from '@portal/domain/shared'

/** The address of the sign-in page, with a problem to show and the path to return to. */
export const getSignInPath = (query: {
  readonly problem?: SignInProblem
  readonly returnTo: string
}): string => `/auth/sign-in?${new URLSearchParams(query).toString()}`

/** The address of the page that opens an account, with the path to return to. */
export const getRegisterPath = (returnTo: string): string =>
  `/auth/register?${new URLSearchParams({ returnTo }).toString()}`
