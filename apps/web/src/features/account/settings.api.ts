import type * as contract from '@portal/domain/contract'
import { api } from '#api/api.ts'
import { get, send, type ResponseBody, type Body } from '#shared/calls/call.ts'
import { accountApi, type CurrentUser } from './account.api.ts'

type GetAccount = typeof contract.getAccount
type Rename = typeof contract.renameAccount
type SetPicture = typeof contract.setPicture
type ChangePassword = typeof contract.changePassword
type UnlinkIdentity = typeof contract.unlinkIdentity
type ListSessions = typeof contract.listSessions
type EndSessions = typeof contract.endSessions
type RequestChange = typeof contract.requestEmailChange
type ResendChange = typeof contract.resendEmailChange
type CancelChange = typeof contract.cancelEmailChange
type ConfirmChange = typeof contract.confirmEmailChange
type StopChange = typeof contract.stopEmailChange
type DeleteAccount = typeof contract.deleteAccount

export type Account = ResponseBody<GetAccount>
export type LinkedIdentity = Account['identities'][number]
export type AccountSession = ResponseBody<ListSessions>[number]

interface MutationLifecycle {
  dispatch: (action: unknown) => unknown
  queryFulfilled: Promise<{ data: CurrentUser }>
}

/** Shows a changed user everywhere at once: the header reads the current user, not the account. */
async function storeCurrentUser(
  _body: unknown,
  { dispatch, queryFulfilled }: MutationLifecycle,
): Promise<void> {
  const { data } = await queryFulfilled.catch(() => ({ data: null }))
  if (data)
    dispatch(
      accountApi.util.upsertQueryEntries([{ endpointName: 'currentUser', arg: undefined, value: data }]),
    )
}

/** Calls of the account page. */
const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAccount: build.query<Account, void>({
      query: () => get<GetAccount>('/api/account'),
      providesTags: ['Own'],
    }),
    renameAccount: build.mutation<CurrentUser, Body<Rename>>({
      query: (body) => send<Rename>('PATCH', '/api/account', { body }),
      invalidatesTags: ['Own'],
      onQueryStarted: storeCurrentUser,
    }),
    setPicture: build.mutation<CurrentUser, string | null>({
      query: (image) => send<SetPicture>('PUT', '/api/account/picture', { body: { image } }),
      invalidatesTags: ['Own'],
      onQueryStarted: storeCurrentUser,
    }),
    changePassword: build.mutation<ResponseBody<ChangePassword>, Body<ChangePassword>>({
      query: (body) => send<ChangePassword>('POST', '/api/account/password', { body }),
      invalidatesTags: ['Own'],
    }),
    unlinkIdentity: build.mutation<ResponseBody<UnlinkIdentity>, Body<UnlinkIdentity>>({
      query: (body) => send<UnlinkIdentity>('POST', '/api/account/identities/unlink', { body }),
      invalidatesTags: ['Own'],
    }),
    listSessions: build.query<AccountSession[], void>({
      query: () => get<ListSessions>('/api/account/sessions'),
      providesTags: ['Own'],
    }),
    endSessions: build.mutation<ResponseBody<EndSessions>, string>({
      query: (which) => send<EndSessions>('POST', '/api/account/sessions/end', { body: { which } }),
      // After signing out everywhere a refetch would fail; the page is left anyway.
      invalidatesTags: (_result, _error, which) => (which === 'all' ? [] : ['Own']),
    }),
    requestEmailChange: build.mutation<ResponseBody<RequestChange, 202>, Body<RequestChange>>({
      query: (body) => send<RequestChange>('POST', '/api/account/email-changes', { body }),
      invalidatesTags: ['Own'],
    }),
    resendEmailChange: build.mutation<ResponseBody<ResendChange, 202>, void>({
      query: () => send<ResendChange>('POST', '/api/account/email-changes/mails', { body: {} }),
    }),
    cancelEmailChange: build.mutation<ResponseBody<CancelChange>, void>({
      query: () => send<CancelChange>('POST', '/api/account/email-changes/cancel', { body: {} }),
      invalidatesTags: ['Own'],
    }),
    confirmEmailChange: build.mutation<ResponseBody<ConfirmChange>, string>({
      query: (token) => send<ConfirmChange>('POST', '/api/auth/email-changes/confirm', { body: { token } }),
      invalidatesTags: ['Own'],
    }),
    stopEmailChange: build.mutation<ResponseBody<StopChange>, string>({
      query: (token) => send<StopChange>('POST', '/api/auth/email-changes/stop', { body: { token } }),
    }),
    deleteAccount: build.mutation<ResponseBody<DeleteAccount>, Body<DeleteAccount>>({
      query: (body) => send<DeleteAccount>('POST', '/api/account/deletion', { body }),
    }),
  }),
})

export const {
  useGetAccountQuery,
  useRenameAccountMutation,
  useSetPictureMutation,
  useChangePasswordMutation,
  useUnlinkIdentityMutation,
  useListSessionsQuery,
  useEndSessionsMutation,
  useRequestEmailChangeMutation,
  useResendEmailChangeMutation,
  useCancelEmailChangeMutation,
  useConfirmEmailChangeMutation,
  useStopEmailChangeMutation,
  useDeleteAccountMutation,
} = settingsApi
