import type * as contract from '@portal/domain/contract'
import { api } from '#api/api.ts'
import { get, send, type ResponseBody, type Body } from '#shared/calls/call.ts'

type GetCall = typeof contract.getSecondStep
type SetUpCall = typeof contract.setUpSecondStep
type TurnOnCall = typeof contract.turnOnSecondStep
type RenewCall = typeof contract.renewRecoveryCodes
type TurnOffCall = typeof contract.turnOffSecondStep

/** Two-step sign-in of the signed-in user. */
const twoStepApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSecondStep: build.query<ResponseBody<GetCall>, void>({
      query: () => get<GetCall>('/api/account/second-step'),
      providesTags: ['Own'],
    }),
    setUpSecondStep: build.mutation<ResponseBody<SetUpCall>, void>({
      query: () => send<SetUpCall>('POST', '/api/account/second-step/set-up', { body: {} }),
    }),
    turnOnSecondStep: build.mutation<ResponseBody<TurnOnCall>, Body<TurnOnCall>>({
      query: (body) => send<TurnOnCall>('POST', '/api/account/second-step/turn-on', { body }),
      invalidatesTags: (result) => (result ? ['Own'] : []),
    }),
    renewRecoveryCodes: build.mutation<ResponseBody<RenewCall>, Body<RenewCall>>({
      query: (body) => send<RenewCall>('POST', '/api/account/second-step/recovery-codes', { body }),
      invalidatesTags: (result) => (result ? ['Own'] : []),
    }),
    turnOffSecondStep: build.mutation<ResponseBody<TurnOffCall>, Body<TurnOffCall>>({
      query: (body) => send<TurnOffCall>('POST', '/api/account/second-step/turn-off', { body }),
      invalidatesTags: (result) => (result ? ['Own'] : []),
    }),
  }),
})

export const {
  useGetSecondStepQuery,
  useSetUpSecondStepMutation,
  useTurnOnSecondStepMutation,
  useRenewRecoveryCodesMutation,
  useTurnOffSecondStepMutation,
} = twoStepApi
