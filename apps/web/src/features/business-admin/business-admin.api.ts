import type * as contract from '@portal/domain/contract'
import { api } from '#api/api.ts'
import { toPage, type Page } from '#api/page.ts'
import { get, send, type ResponseBody, type Body, type Query } from '#shared/calls/call.ts'

type List = typeof contract.listAdminBusinesses
type GetOne = typeof contract.getAdminBusiness
type Suspend = typeof contract.suspendBusiness
type EndSuspension = typeof contract.endSuspension
type Feature = typeof contract.featureBusiness
type Verify = typeof contract.verifyBusiness
type WithdrawVerification = typeof contract.withdrawVerification
type ChangeOwner = typeof contract.changeOwner
type GrantPlan = typeof contract.grantPlan
type ListAudit = typeof contract.listAudit

type OfBusiness<C extends contract.Call> = Body<C> & { id: number }

/** Tags that an action invalidates; also after an error, since somebody else may have changed the listing. */
const CHANGED = ['Business', 'Edit'] as const

const PATH = '/api/admin/businesses/:id'

export const businessAdminApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAdminBusinesses: build.query<Page<ResponseBody<List>[number]>, Query<List>>({
      query: (query) => get<List>('/api/admin/businesses', { query }),
      transformResponse: toPage,
      providesTags: ['Own', 'Business', 'Pending'],
    }),
    getAdminBusiness: build.query<ResponseBody<GetOne>, number>({
      query: (id) => get<GetOne>(PATH, { params: { id } }),
      providesTags: ['Own', 'Business', 'Edit', 'Pending'],
    }),
    businessHistory: build.query<ResponseBody<ListAudit>, number>({
      query: (id) =>
        get<ListAudit>('/api/admin/audit', { query: { kind: 'business', subject: String(id), limit: '50' } }),
      providesTags: ['Own', 'Business', 'Edit', 'Pending'],
    }),
    suspendBusiness: build.mutation<ResponseBody<Suspend>, OfBusiness<Suspend>>({
      query: ({ id, ...body }) => send<Suspend>('PUT', `${PATH}/suspension`, { params: { id }, body }),
      invalidatesTags: CHANGED,
    }),
    endSuspension: build.mutation<ResponseBody<EndSuspension>, OfBusiness<EndSuspension>>({
      query: ({ id, ...body }) =>
        send<EndSuspension>('POST', `${PATH}/suspension/end`, { params: { id }, body }),
      invalidatesTags: CHANGED,
    }),
    featureBusiness: build.mutation<ResponseBody<Feature>, OfBusiness<Feature>>({
      query: ({ id, ...body }) => send<Feature>('PUT', `${PATH}/featured`, { params: { id }, body }),
      invalidatesTags: CHANGED,
    }),
    verifyBusiness: build.mutation<ResponseBody<Verify>, OfBusiness<Verify>>({
      query: ({ id, ...body }) => send<Verify>('PUT', `${PATH}/verification`, { params: { id }, body }),
      invalidatesTags: CHANGED,
    }),
    withdrawVerification: build.mutation<
      ResponseBody<WithdrawVerification>,
      OfBusiness<WithdrawVerification>
    >({
      query: ({ id, ...body }) =>
        send<WithdrawVerification>('POST', `${PATH}/verification/withdraw`, { params: { id }, body }),
      invalidatesTags: CHANGED,
    }),
    changeOwner: build.mutation<ResponseBody<ChangeOwner>, OfBusiness<ChangeOwner>>({
      query: ({ id, ...body }) => send<ChangeOwner>('PUT', `${PATH}/owner`, { params: { id }, body }),
      invalidatesTags: CHANGED,
    }),
    grantPlan: build.mutation<ResponseBody<GrantPlan>, OfBusiness<GrantPlan>>({
      query: ({ id, ...body }) => send<GrantPlan>('PUT', `${PATH}/plan`, { params: { id }, body }),
      invalidatesTags: CHANGED,
    }),
  }),
})

export const {
  useListAdminBusinessesQuery,
  useLazyListAdminBusinessesQuery,
  useGetAdminBusinessQuery,
  useBusinessHistoryQuery,
  useSuspendBusinessMutation,
  useEndSuspensionMutation,
  useFeatureBusinessMutation,
  useVerifyBusinessMutation,
  useWithdrawVerificationMutation,
  useChangeOwnerMutation,
  useGrantPlanMutation,
} = businessAdminApi
