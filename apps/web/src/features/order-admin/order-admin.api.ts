import type * as contract from '@portal/domain/contract'
import { api } from '#api/api.ts'
import { toPage, type Page } from '#api/page.ts'
import { get, send, type Answer, type Body, type Query } from '#shared/calls/call.ts'

type List = typeof contract.listAdminOrders
type GetOne = typeof contract.getAdminOrder
type RecordPayment = typeof contract.recordPayment
type Refund = typeof contract.refundOrder
type Cancel = typeof contract.cancelAdminOrder
type ListRates = typeof contract.listExchangeRates
type SetRate = typeof contract.setExchangeRate

/** What is done to an order; a retry with the same key returns the same answer and does nothing twice. */
interface Keyed {
  id: number
  idempotencyKey: string
}

/** What an action changes: the order, and the plan of its business. Also after a refusal: somebody else was quicker. */
const CHANGED = ['Order', 'Business', 'Edit', 'Quote'] as const

const PATH = '/api/admin/orders/:id'

const keyHeader = (idempotencyKey: string) => ({ 'Idempotency-Key': idempotencyKey })

const orderAdminApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAdminOrders: build.query<Page<Answer<List>[number]>, Query<List>>({
      query: (query) => get<List>('/api/admin/orders', { query }),
      transformResponse: toPage,
      providesTags: ['Own', 'Order'],
    }),
    getAdminOrder: build.query<Answer<GetOne>, number>({
      query: (id) => get<GetOne>(PATH, { params: { id } }),
      providesTags: ['Own', 'Order'],
    }),
    recordPayment: build.mutation<Answer<RecordPayment, 201>, Body<RecordPayment> & Keyed>({
      query: ({ id, idempotencyKey, ...body }) =>
        send<RecordPayment>('POST', `${PATH}/payments`, {
          params: { id },
          body,
          headers: keyHeader(idempotencyKey),
        }),
      invalidatesTags: CHANGED,
    }),
    refundOrder: build.mutation<Answer<Refund, 201>, Body<Refund> & Keyed>({
      query: ({ id, idempotencyKey, ...body }) =>
        send<Refund>('POST', `${PATH}/refunds`, { params: { id }, body, headers: keyHeader(idempotencyKey) }),
      invalidatesTags: CHANGED,
    }),
    cancelAdminOrder: build.mutation<Answer<Cancel>, Body<Cancel> & { id: number }>({
      query: ({ id, ...body }) => send<Cancel>('POST', `${PATH}/cancellation`, { params: { id }, body }),
      invalidatesTags: CHANGED,
    }),
    listExchangeRates: build.query<Answer<ListRates>, void>({
      query: () => get<ListRates>('/api/admin/exchange-rates'),
      providesTags: ['Own', 'Order'],
    }),
    setExchangeRate: build.mutation<Answer<SetRate>, Body<SetRate> & { currency: string }>({
      query: ({ currency, ...body }) =>
        send<SetRate>('PUT', '/api/admin/exchange-rates/:currency', { params: { currency }, body }),
      invalidatesTags: ['Order'],
    }),
  }),
})

export const {
  useListAdminOrdersQuery,
  useGetAdminOrderQuery,
  useRecordPaymentMutation,
  useRefundOrderMutation,
  useCancelAdminOrderMutation,
  useListExchangeRatesQuery,
  useSetExchangeRateMutation,
} = orderAdminApi
