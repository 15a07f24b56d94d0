import type * as contract from '@portal/domain/contract'
import { api } from '#api/api.ts'
import { get, send, type Answer, type Body } from '#api/call.ts'
import { isMarkedSignedIn } from '#shared/session-mark.ts'
import { useHydrated } from '#shared/useHydrated.ts'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { rememberPerson } from './last-person.ts'

type CurrentUserCall = typeof contract.currentUser
type SignInCall = typeof contract.signIn
type RegisterCall = typeof contract.register

export type CurrentUser = Answer<CurrentUserCall>

/** For when it can't be asked any more who is there. */
const rememberingWho = async (
  _asked: unknown,
  { queryFulfilled }: { queryFulfilled: Promise<{ data: CurrentUser }> },
) =>
  queryFulfilled.then(
    ({ data }) => rememberPerson(data.email),
    () => undefined,
  )

export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    currentUser: build.query<CurrentUser, void>({
      query: () => get<CurrentUserCall>('/api/auth/user'),
      onQueryStarted: rememberingWho,
    }),
    signIn: build.mutation<CurrentUser, Body<SignInCall>>({
      query: (body) => send<SignInCall>('POST', '/api/auth/sign-in', { body }),
      invalidatesTags: ['Own'],
      onQueryStarted: rememberingWho,
    }),
    register: build.mutation<CurrentUser, Body<RegisterCall>>({
      query: (body) => send<RegisterCall>('POST', '/api/auth/register', { body }),
      invalidatesTags: ['Own'],
      onQueryStarted: rememberingWho,
    }),
  }),
})

/**
 * Who is using the portal. `unknown` in the server's HTML and while the answer is on its way; `unreachable` when it
 * could not be had, which is no sign-out.
 */
export type Account =
  | { status: 'unknown' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; user: CurrentUser }
  | { status: 'unreachable'; retry: () => void }

/** The signed-in person, asked for only where a session may be: without its mark no call is made. */
export function useAccount(): Account {
  useLocation()
  const hydrated = useHydrated()
  const marked = hydrated && isMarkedSignedIn()
  const { data, error, isFetching, refetch } = accountApi.useCurrentUserQuery(undefined, { skip: !marked })
  const isNobody = hydrated && !marked
  useEffect(() => {
    if (isNobody) rememberPerson(null)
  }, [isNobody])
  if (!hydrated) return { status: 'unknown' }
  if (!marked) return { status: 'signed-out' }
  if (data) return { status: 'signed-in', user: data }
  if (isFetching || !error) return { status: 'unknown' }
  if ('status' in error && error.status === 401) return { status: 'signed-out' }
  return { status: 'unreachable', retry: () => void refetch() }
}
