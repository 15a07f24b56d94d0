import type * as contract from '@portal/domain/contract'
import { api } from '#api/api.ts'
import { get, send, type Answer, type Body } from '#api/call.ts'

type CurrentUserCall = typeof contract.currentUser
type SignInCall = typeof contract.signIn
type RegisterCall = typeof contract.register

export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    currentUser: build.query<Answer<CurrentUserCall>, void>({
      query: () => get<CurrentUserCall>('/api/auth/user'),
    }),
    signIn: build.mutation<Answer<SignInCall>, Body<SignInCall>>({
      query: (body) => send<SignInCall>('POST', '/api/auth/sign-in', { body }),
      invalidatesTags: ['Own'],
    }),
    register: build.mutation<Answer<RegisterCall, 201>, Body<RegisterCall>>({
      query: (body) => send<RegisterCall>('POST', '/api/auth/register', { body }),
      invalidatesTags: ['Own'],
    }),
  }),
})
