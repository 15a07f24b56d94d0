import type * as contract from '@portal/domain/contract'
import { api } from '#api/api.ts'
import { send, type ResponseBody, type Body } from '#shared/calls/call.ts'
import type { CurrentUser } from './account.api.ts'

type SignInCall = typeof contract.signIn
type FinishCall = typeof contract.finishSignIn
type RegisterCall = typeof contract.register
type ConfirmCall = typeof contract.confirmEmail
type ResendCall = typeof contract.resendConfirmation
type ClaimCall = typeof contract.claimAccount
type ReviewCall = typeof contract.reviewClaim
type TakeOverCall = typeof contract.takeOverAccount
type RequestResetCall = typeof contract.requestPasswordReset
type ResetCall = typeof contract.resetPassword

/**
 * Calls for signing in, registering and confirming addresses; apart from the current account, which every page loads.
 */
const authenticationApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Returns the user, or that a code is needed. */
    signIn: build.mutation<ResponseBody<SignInCall>, Body<SignInCall>>({
      query: (body) => send<SignInCall>('POST', '/api/auth/sign-in', { body }),
      invalidatesTags: ['Own'],
    }),
    finishSignIn: build.mutation<CurrentUser, Body<FinishCall>>({
      query: (body) => send<FinishCall>('POST', '/api/auth/second-step', { body }),
      invalidatesTags: ['Own'],
    }),
    register: build.mutation<CurrentUser, Body<RegisterCall>>({
      query: (body) => send<RegisterCall>('POST', '/api/auth/register', { body }),
      invalidatesTags: ['Own'],
    }),
    confirmEmail: build.mutation<ResponseBody<ConfirmCall>, string>({
      query: (token) => send<ConfirmCall>('POST', '/api/auth/confirmations', { body: { token } }),
    }),
    resendConfirmation: build.mutation<ResponseBody<ResendCall, 202>, void>({
      query: () => send<ResendCall>('POST', '/api/auth/confirmation-mails', { body: {} }),
    }),
    claimAccount: build.mutation<ResponseBody<ClaimCall, 202>, string>({
      query: (email) => send<ClaimCall>('POST', '/api/auth/claims', { body: { email } }),
    }),
    reviewClaim: build.mutation<ResponseBody<ReviewCall>, string>({
      query: (token) => send<ReviewCall>('POST', '/api/auth/claims/review', { body: { token } }),
    }),
    takeOverAccount: build.mutation<CurrentUser, Body<TakeOverCall>>({
      query: (body) => send<TakeOverCall>('POST', '/api/auth/claims/take-over', { body }),
      invalidatesTags: ['Own'],
    }),
    requestPasswordReset: build.mutation<ResponseBody<RequestResetCall, 202>, string>({
      query: (email) => send<RequestResetCall>('POST', '/api/auth/password-resets', { body: { email } }),
    }),
    resetPassword: build.mutation<ResponseBody<ResetCall>, Body<ResetCall>>({
      query: (body) => send<ResetCall>('POST', '/api/auth/password-resets/password', { body }),
    }),
  }),
})

export const {
  useSignInMutation,
  useFinishSignInMutation,
  useRegisterMutation,
  useConfirmEmailMutation,
  useResendConfirmationMutation,
  useClaimAccountMutation,
  useReviewClaimMutation,
  useTakeOverAccountMutation,
  useRequestPasswordResetMutation,
  useResetPasswordMutation,
} = authenticationApi
