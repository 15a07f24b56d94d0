import type * as contract from '@portal/domain/contract'
import { api } from '#api/api.ts'
import { get, type ResponseBody } from '#shared/calls/call.ts'
import { isMarkedSignedIn } from '#shared/session/session-mark.ts'
import { useHydrated } from '#shared/page/useHydrated.ts'
import { useLocation } from 'react-router-dom'

type CurrentUserCall = typeof contract.currentUser

export type CurrentUser = ResponseBody<CurrentUserCall>

export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    currentUser: build.query<CurrentUser, void>({
      query: () => get<CurrentUserCall>('/api/auth/user'),
    }),
  }),
})

/**
 * The current account. `unknown` in the server's HTML and while it is loading; `unreachable` if the call failed, which
 * does not mean signed out.
 */
export type Account =
  | { status: 'unknown' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; user: CurrentUser }
  | { status: 'unreachable'; retry: () => void }

/**
 * The current account; without a session mark no call is made. Only `retry` repeats a failed call, not the next
 * component that mounts.
 */
export function useAccount(): Account {
  useLocation()
  const hydrated = useHydrated()
  const isMarked = hydrated && isMarkedSignedIn()
  const state = accountApi.endpoints.currentUser.useQueryState(undefined, { skip: !isMarked })
  accountApi.useCurrentUserQuery(undefined, { skip: !isMarked || state.isError })
  const prefetch = accountApi.usePrefetch('currentUser', { force: true })
  const { data, error, isFetching } = state
  if (!hydrated) return { status: 'unknown' }
  if (!isMarked) return { status: 'signed-out' }
  if (data) return { status: 'signed-in', user: data }
  if (isFetching || !error) return { status: 'unknown' }
  if ('status' in error && error.status === 401) return { status: 'signed-out' }
  return { status: 'unreachable', retry: () => prefetch() }
}
