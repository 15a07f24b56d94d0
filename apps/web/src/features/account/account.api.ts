import type * as contract from '@portal/domain/contract'
import { api } from '#api/api.ts'
import { get, send, type Answer, type Body } from '#api/call.ts'
import { isMarkedSignedIn } from '#shared/session-mark.ts'
import { useHydrated } from '#shared/useHydrated.ts'
import { useLocation } from 'react-router-dom'

type CurrentUserCall = typeof contract.currentUser
type SignInCall = typeof contract.signIn
type RegisterCall = typeof contract.register
type ConfirmCall = typeof contract.confirmEmail
type ResendCall = typeof contract.resendConfirmation
type ClaimCall = typeof contract.claimAccount
type ReviewCall = typeof contract.reviewClaim
type TakeOverCall = typeof contract.takeOverAccount

export type CurrentUser = Answer<CurrentUserCall>

export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    currentUser: build.query<CurrentUser, void>({
      query: () => get<CurrentUserCall>('/api/auth/user'),
    }),
    signIn: build.mutation<CurrentUser, Body<SignInCall>>({
      query: (body) => send<SignInCall>('POST', '/api/auth/sign-in', { body }),
      invalidatesTags: ['Own'],
    }),
    register: build.mutation<CurrentUser, Body<RegisterCall>>({
      query: (body) => send<RegisterCall>('POST', '/api/auth/register', { body }),
      invalidatesTags: ['Own'],
    }),
    confirmEmail: build.mutation<Answer<ConfirmCall>, string>({
      query: (token) => send<ConfirmCall>('POST', '/api/auth/confirmations', { body: { token } }),
    }),
    resendConfirmation: build.mutation<Answer<ResendCall, 202>, void>({
      query: () => send<ResendCall>('POST', '/api/auth/confirmation-mails', { body: {} }),
    }),
    claimAccount: build.mutation<Answer<ClaimCall, 202>, string>({
      query: (email) => send<ClaimCall>('POST', '/api/auth/claims', { body: { email } }),
    }),
    reviewClaim: build.mutation<Answer<ReviewCall>, string>({
      query: (token) => send<ReviewCall>('POST', '/api/auth/claims/review', { body: { token } }),
    }),
    takeOverAccount: build.mutation<CurrentUser, Body<TakeOverCall>>({
      query: (body) => send<TakeOverCall>('POST', '/api/auth/claims/take-over', { body }),
      invalidatesTags: ['Own'],
    }),
  }),
})

export const {
  useConfirmEmailMutation,
  useResendConfirmationMutation,
  useClaimAccountMutation,
  useReviewClaimMutation,
  useTakeOverAccountMutation,
} = accountApi

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
  if (!hydrated) return { status: 'unknown' }
  if (!marked) return { status: 'signed-out' }
  if (data) return { status: 'signed-in', user: data }
  if (isFetching || !error) return { status: 'unknown' }
  if ('status' in error && error.status === 401) return { status: 'signed-out' }
  return { status: 'unreachable', retry: () => void refetch() }
}
