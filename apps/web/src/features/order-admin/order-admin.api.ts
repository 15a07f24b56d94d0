import type * as contract from '@portal/domain/contract'
import { api } from '#api/api.ts'
import { toPage, type Page } from '#api/page.ts'
import { get, send, type ResponseBody, type Body, type Query } from '#shared/calls/call.ts'

type List = typeof contract.listAdminOrders
type GetOne = typeof contract.getAdminOrder
type RecordPayment = typeof contract.recordPayment
type Refund = typeof contract.refundOrder
type Cancel = typeof contract.cancelAdminOrder
type CorrectCredit = typeof contract.correctCredit
type ListRates = typeof contract.listExchangeRates
type SetRate = typeof contract.setExchangeRate

const PATH = '/api/admin/orders/:id'

const orderQueries = api.injectEndpoints({
  endpoints: (build) => ({
    listAdminOrders: build.query<Page<ResponseBody<List>[number]>, Query<List>>({
      query: (query) => get<List>('/api/admin/orders', { query }),
      transformResponse: toPage,
      providesTags: ['Own', 'Order'],
    }),
    getAdminOrder: build.query<contract.AdminOrder, number>({
      query: (id) => get<GetOne>(PATH, { params: { id } }),
      providesTags: ['Own', 'Order'],
    }),
    listExchangeRates: build.query<ResponseBody<ListRates>, void>({
      query: () => get<ListRates>('/api/admin/exchange-rates'),
      providesTags: ['Own', 'Order'],
    }),
  }),
})

/** An action on an order or an account; a retry with the same key gets the same response and has no second effect. */
interface WithIdempotencyKey {
  id: number
  idempotencyKey: string
}

/** Tags of everything that an action changes. Also invalidated after a refusal, since somebody else was quicker. */
const CHANGED_TAGS = ['Order', 'Business', 'Edit', 'Quote'] as const

interface QueryStart {
  dispatch: (action: unknown) => unknown
  queryFulfilled: Promise<{ data: contract.AdminOrder }>
}

/** Shows the changed order at once, so that a second press finds no action left. */
async function storeOrder({ id }: { id: number }, { dispatch, queryFulfilled }: QueryStart): Promise<void> {
  const { data } = await queryFulfilled.catch(() => ({ data: null }))
  if (data)
    dispatch(orderQueries.util.upsertQueryEntries([{ endpointName: 'getAdminOrder', arg: id, value: data }]))
}

const createKeyHeader = (idempotencyKey: string) => ({ 'Idempotency-Key': idempotencyKey })

const orderActions = api.injectEndpoints({
  endpoints: (build) => ({
    recordPayment: build.mutation<contract.AdminOrder, Body<RecordPayment> & WithIdempotencyKey>({
      query: ({ id, idempotencyKey, ...body }) =>
        send<RecordPayment>('POST', `${PATH}/payments`, {
          params: { id },
          body,
          headers: createKeyHeader(idempotencyKey),
        }),
      invalidatesTags: CHANGED_TAGS,
      onQueryStarted: storeOrder,
    }),
    refundOrder: build.mutation<contract.AdminOrder, Body<Refund> & WithIdempotencyKey>({
      query: ({ id, idempotencyKey, ...body }) =>
        send<Refund>('POST', `${PATH}/refunds`, {
          params: { id },
          body,
          headers: createKeyHeader(idempotencyKey),
        }),
      invalidatesTags: CHANGED_TAGS,
      onQueryStarted: storeOrder,
    }),
    cancelAdminOrder: build.mutation<contract.AdminOrder, Body<Cancel> & { id: number }>({
      query: ({ id, ...body }) => send<Cancel>('POST', `${PATH}/cancellation`, { params: { id }, body }),
      invalidatesTags: CHANGED_TAGS,
      onQueryStarted: storeOrder,
    }),
    correctCredit: build.mutation<ResponseBody<CorrectCredit, 201>, Body<CorrectCredit> & WithIdempotencyKey>(
      {
        query: ({ id, idempotencyKey, ...body }) =>
          send<CorrectCredit>('POST', '/api/admin/users/:id/credit-corrections', {
            params: { id },
            body,
            headers: createKeyHeader(idempotencyKey),
          }),
        invalidatesTags: ['Order'],
      },
    ),
    setExchangeRate: build.mutation<ResponseBody<SetRate>, Body<SetRate> & { currency: string }>({
      query: ({ currency, ...body }) =>
        send<SetRate>('PUT', '/api/admin/exchange-rates/:currency', { params: { currency }, body }),
      invalidatesTags: ['Order'],
    }),
  }),
})

export const { useListAdminOrdersQuery, useGetAdminOrderQuery, useListExchangeRatesQuery } = orderQueries
export const {
  useRecordPaymentMutation,
  useRefundOrderMutation,
  useCancelAdminOrderMutation,
  useCorrectCreditMutation,
  useSetExchangeRateMutation,
} = orderActions
