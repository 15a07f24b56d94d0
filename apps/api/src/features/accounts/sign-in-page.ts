import type { SignInProblem } from '@portal/domain/shared'

/** The address of the sign-in page, which says what went wrong and leads back to a path of this site. */
export const getSignInPath = (query: {
  readonly problem?: SignInProblem
  readonly returnTo: string
}): string => `/auth/sign-in?${new URLSearchParams(query).toString()}`
