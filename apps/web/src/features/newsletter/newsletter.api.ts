import type * as contract from '@portal/domain/contract'
import { api } from '#api/api.ts'
import { send, type ResponseBody, type Body } from '#shared/calls/call.ts'

type Subscribe = typeof contract.subscribe
type Confirm = typeof contract.confirmSubscription
type Leave = typeof contract.leaveNewsletter

/** Subscribing, confirming and unsubscribing. */
export const newsletterApi = api.injectEndpoints({
  endpoints: (build) => ({
    subscribe: build.mutation<ResponseBody<Subscribe, 201>, Body<Subscribe>>({
      query: (body) => send<Subscribe>('POST', '/api/newsletter', { body }),
    }),
    confirmSubscription: build.mutation<ResponseBody<Confirm>, string>({
      query: (token) => send<Confirm>('POST', '/api/newsletter/confirmations', { body: { token } }),
    }),
    leaveNewsletter: build.mutation<ResponseBody<Leave>, string>({
      query: (token) => send<Leave>('POST', '/api/newsletter/leave', { body: { token } }),
    }),
  }),
})

export const { useSubscribeMutation, useConfirmSubscriptionMutation, useLeaveNewsletterMutation } =
  newsletterApi
