import { useAccount } from '#features/account/account.api.ts'
import { useGetBusinessQuery, useGetBusinessAsOwnerQuery, type Profile } from './profile.api.ts'
import { isApiError } from '#shared/calls/api-error.ts'

/** A profile as the current visitor may see it. */
export type ProfileState =
  | { status: 'loading' }
  | { status: 'not-found' }
  | { status: 'failed'; retry: () => void; retrying: boolean }
  | { status: 'there'; profile: Profile }

const isNotFound = (error: unknown): boolean => isApiError(error) && error.status === 404

const isExpired = (profile: Profile | undefined): boolean => profile !== undefined && 'expired' in profile

/**
 * Loads the public profile first, as the server does. If that is not the full one and the visitor is signed in, the
 * business is loaded again with their cookie.
 */
export function useProfile(slug: string): ProfileState {
  const { currentData, error, isFetching, refetch } = useGetBusinessQuery(slug)
  const isSignedIn = useAccount().status === 'signed-in'
  const isPartial = isNotFound(error) || isExpired(currentData)
  const own = useGetBusinessAsOwnerQuery(slug, { skip: !isSignedIn || !isPartial })
  const profile = own.currentData ?? currentData
  if (profile) return { status: 'there', profile }
  if (isNotFound(error)) return { status: 'not-found' }
  if (error) return { status: 'failed', retry: () => void refetch(), retrying: isFetching }
  return { status: 'loading' }
}
