import type * as contract from '@portal/domain/contract'
import { api } from '#api/api.ts'
import { get, send, type ResponseBody, type Body, type Query } from '#shared/calls/call.ts'

type Preview = typeof contract.previewOrder
type Create = typeof contract.createOrder
type List = typeof contract.listOrders
type Credit = typeof contract.getCredit
type GetOne = typeof contract.getOrder
type Cancel = typeof contract.cancelOrder
type AddProof = typeof contract.addProof
type AskRefund = typeof contract.requestRefund
type PayByCard = typeof contract.payByCard

/** What identifies an order: its owner needs no email address, everybody else names the one that it was placed with. */
export interface OrderIdentity {
  reference: string
  email?: string
}

type Change<C extends Cancel | AddProof | AskRefund | PayByCard> = Omit<Body<C>, 'email'> & OrderIdentity

interface PlaceOrderInput {
  order: Body<Create>
  /** A retry with the same key returns the same order and creates nothing twice. */
  idempotencyKey: string
}

const createKeyHeader = (idempotencyKey: string) => ({ 'Idempotency-Key': idempotencyKey })

export const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    previewOrder: build.query<ResponseBody<Preview>, Query<Preview>>({
      query: (query) => get<Preview>('/api/order-preview', { query }),
      providesTags: ['Own', 'Order'],
    }),
    createOrder: build.mutation<ResponseBody<Create, 201>, PlaceOrderInput>({
      query: ({ order, idempotencyKey }) =>
        send<Create>('POST', '/api/orders', { body: order, headers: createKeyHeader(idempotencyKey) }),
      // Also after a failure: another order may have been placed or paid meanwhile.
      invalidatesTags: ['Order'],
    }),
    listOrders: build.query<ResponseBody<List>, void>({
      query: () => get<List>('/api/orders'),
      providesTags: ['Own', 'Order'],
    }),
    getCredit: build.query<ResponseBody<Credit>, void>({
      query: () => get<Credit>('/api/account/credit'),
      providesTags: ['Own', 'Order'],
    }),
    getOrder: build.query<ResponseBody<GetOne>, OrderIdentity>({
      query: ({ reference, email }) =>
        get<GetOne>('/api/orders/:reference', { params: { reference }, query: { email } }),
      providesTags: ['Own', 'Order'],
    }),
    cancelOrder: build.mutation<ResponseBody<Cancel>, Change<Cancel>>({
      query: ({ reference, ...body }) =>
        send<Cancel>('POST', '/api/orders/:reference/cancellation', { params: { reference }, body }),
      invalidatesTags: ['Order'],
    }),
    addProof: build.mutation<ResponseBody<AddProof, 201>, Change<AddProof> & { idempotencyKey: string }>({
      query: ({ reference, idempotencyKey, ...body }) =>
        send<AddProof>('POST', '/api/orders/:reference/proofs', {
          params: { reference },
          body,
          headers: createKeyHeader(idempotencyKey),
        }),
      invalidatesTags: ['Order'],
    }),
    requestRefund: build.mutation<ResponseBody<AskRefund>, Change<AskRefund>>({
      query: ({ reference, ...body }) =>
        send<AskRefund>('POST', '/api/orders/:reference/refund-request', { params: { reference }, body }),
      invalidatesTags: ['Order'],
    }),
    payByCard: build.mutation<ResponseBody<PayByCard>, Change<PayByCard>>({
      query: ({ reference, ...body }) =>
        send<PayByCard>('POST', '/api/orders/:reference/card-payment', { params: { reference }, body }),
    }),
  }),
})

export const {
  usePreviewOrderQuery,
  useCreateOrderMutation,
  useListOrdersQuery,
  useGetCreditQuery,
  useGetOrderQuery,
  useCancelOrderMutation,
  useAddProofMutation,
  useRequestRefundMutation,
  usePayByCardMutation,
} = ordersApi
