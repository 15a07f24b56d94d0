import type * as contract from '@portal/domain/contract'
import { api } from '#api/api.ts'
import { get, type ResponseBody } from '#shared/calls/call.ts'

type MethodsCall = typeof contract.signInMethods
type SignInMethods = ResponseBody<MethodsCall>

const PASSWORD_ONLY: SignInMethods = { provider: null }

export const signInMethodsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** While the API is unreachable the pages still show their form, which reports the error when it is sent. */
    signInMethods: build.query<SignInMethods, void>({
      queryFn: async (_nothing, _api, _options, fetchCall) => {
        const { data = PASSWORD_ONLY } = await fetchCall(get<MethodsCall>('/api/auth/methods'))
        return { data: data as SignInMethods }
      },
    }),
  }),
})
