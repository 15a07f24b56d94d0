import type * as contract from '@portal/domain/contract'
import { api } from '#api/api.ts'
import { get, send, type Body, type ResponseBody } from '#shared/calls/call.ts'

type CreateAlert = typeof contract.createAlert
type ConfirmAlert = typeof contract.confirmAlert
type LeaveAlert = typeof contract.leaveAlert
type ReadAlerts = typeof contract.readAlerts
type ListAlerts = typeof contract.listAlerts
type DeleteAlert = typeof contract.deleteAlert

/** Alerts of an address, by the token of an email or by its account. */
export const alertsApi = api.injectEndpoints({
  endpoints: (build) => ({
    createAlert: build.mutation<ResponseBody<CreateAlert, 201>, Body<CreateAlert>>({
      query: (body) => send<CreateAlert>('POST', '/api/alerts', { body }),
    }),
    confirmAlert: build.mutation<ResponseBody<ConfirmAlert>, string>({
      query: (token) => send<ConfirmAlert>('POST', '/api/alerts/confirmations', { body: { token } }),
      invalidatesTags: ['Alert'],
    }),
    leaveAlert: build.mutation<ResponseBody<LeaveAlert>, Body<LeaveAlert>>({
      query: (body) => send<LeaveAlert>('POST', '/api/alerts/leave', { body }),
      invalidatesTags: ['Alert'],
    }),
    readAlerts: build.query<ResponseBody<ReadAlerts>, string>({
      query: (token) => send<ReadAlerts>('POST', '/api/alerts/lookup', { body: { token } }),
      providesTags: ['Alert'],
    }),
    listAlerts: build.query<ResponseBody<ListAlerts>, void>({
      query: () => get<ListAlerts>('/api/alerts'),
      providesTags: ['Own', 'Alert'],
    }),
    deleteAlert: build.mutation<null, number>({
      query: (id) => send<DeleteAlert>('DELETE', '/api/alerts/:id', { params: { id }, body: undefined }),
      invalidatesTags: ['Alert'],
    }),
  }),
})

export const {
  useCreateAlertMutation,
  useConfirmAlertMutation,
  useLeaveAlertMutation,
  useReadAlertsQuery,
  useListAlertsQuery,
  useDeleteAlertMutation,
} = alertsApi
