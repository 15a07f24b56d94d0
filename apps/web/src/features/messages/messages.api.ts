import type * as contract from '@portal/domain/contract'
import { api } from '#api/api.ts'
import { send, type ResponseBody, type Body } from '#shared/calls/call.ts'

type MessageBusiness = typeof contract.messageBusiness

/** What a visitor wants from a business. */
export type MessageKind = typeof contract.BUSINESS_MESSAGE_KINDS extends readonly (infer Kind)[]
  ? Kind
  : never

interface NewMessage {
  id: number
  body: Body<MessageBusiness>
  key: string
}

const messagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    messageBusiness: build.mutation<ResponseBody<MessageBusiness, 201>, NewMessage>({
      query: ({ id, body, key }) =>
        send<MessageBusiness>('POST', '/api/businesses/:idOrSlug/messages', {
          params: { idOrSlug: id },
          body,
          headers: { 'Idempotency-Key': key },
        }),
    }),
  }),
})

export const { useMessageBusinessMutation } = messagesApi
