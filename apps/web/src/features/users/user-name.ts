import type { UserSummary } from './users.api.ts'

/** The full name of a person, else their address: an account of an identity provider may have none. */
export const getName = ({
  firstName,
  lastName,
  email,
}: Pick<UserSummary, 'firstName' | 'lastName' | 'email'>) => `${firstName} ${lastName}`.trim() || email
