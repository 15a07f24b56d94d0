import type * as contract from '@portal/domain/contract'
import { api } from '#api/api.ts'
import { toPage, type Page } from '#api/page.ts'
import { get, send, type ResponseBody, type Body, type Query } from '#shared/calls/call.ts'

type ListUsers = typeof contract.listUsers
type GetUser = typeof contract.getUser
type ListAudit = typeof contract.listAudit
type SetRole = typeof contract.setUserRole
type Suspend = typeof contract.suspendUser
type Restore = typeof contract.restoreUser
type EndSessions = typeof contract.endUserSessions
type SendReset = typeof contract.sendUserPasswordReset

export type UserSummary = ResponseBody<ListUsers>[number]
export type UserDetail = ResponseBody<GetUser>
export type UserHistoryEntry = ResponseBody<ListAudit>[number]
export type Suspension = Body<Suspend>

interface UserId {
  id: number
}

/** Accounts as administrators find and change them. */
const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listUsers: build.query<Page<UserSummary>, Query<ListUsers>>({
      query: (query) => get<ListUsers>('/api/admin/users', { query }),
      transformResponse: toPage,
      providesTags: ['Own', 'User'],
    }),
    getUser: build.query<UserDetail, number>({
      query: (id) => get<GetUser>('/api/admin/users/:id', { params: { id } }),
      providesTags: ['Own', 'User'],
    }),
    /** Entries of the audit trail about an account, or by it. */
    userHistory: build.query<UserHistoryEntry[], Query<ListAudit>>({
      query: (query) => get<ListAudit>('/api/admin/audit', { query }),
      providesTags: ['Own', 'User'],
    }),
    setUserRole: build.mutation<ResponseBody<SetRole>, Body<SetRole> & UserId>({
      query: ({ id, ...body }) => send<SetRole>('PUT', '/api/admin/users/:id/role', { params: { id }, body }),
      // An administrator who gave up their own rights can’t read any of it again.
      invalidatesTags: (data, _error, { confirmed }) => (data && confirmed ? [] : ['User']),
    }),
    suspendUser: build.mutation<ResponseBody<Suspend>, Suspension & UserId>({
      query: ({ id, ...body }) =>
        send<Suspend>('POST', '/api/admin/users/:id/suspend', { params: { id }, body }),
      // Also after an error: somebody else may have been quicker.
      invalidatesTags: ['User', 'Business'],
    }),
    restoreUser: build.mutation<ResponseBody<Restore>, Body<Restore> & UserId>({
      query: ({ id, ...body }) =>
        send<Restore>('POST', '/api/admin/users/:id/restore', { params: { id }, body }),
      invalidatesTags: ['User', 'Business'],
    }),
    endUserSessions: build.mutation<ResponseBody<EndSessions>, Body<EndSessions> & UserId>({
      query: ({ id, ...body }) =>
        send<EndSessions>('POST', '/api/admin/users/:id/sessions/end', { params: { id }, body }),
      invalidatesTags: ['User'],
    }),
    sendUserPasswordReset: build.mutation<ResponseBody<SendReset, 202>, number>({
      query: (id) =>
        send<SendReset>('POST', '/api/admin/users/:id/password-resets', { params: { id }, body: {} }),
      invalidatesTags: ['User'],
    }),
  }),
})

export const {
  useListUsersQuery,
  useGetUserQuery,
  useUserHistoryQuery,
  useSetUserRoleMutation,
  useSuspendUserMutation,
  useRestoreUserMutation,
  useEndUserSessionsMutation,
  useSendUserPasswordResetMutation,
} = usersApi
