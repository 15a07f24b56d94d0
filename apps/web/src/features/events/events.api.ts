import type * as contract from '@portal/domain/contract'
import { api } from '#api/api.ts'
import { get, send, type ResponseBody, type Body, type Query } from '#shared/calls/call.ts'
import type { ResponseMeta } from '#api/base-query.ts'
import { toPage, type Page } from '#api/page.ts'

type ListEvents = typeof contract.listEvents
type EventEntry = ResponseBody<ListEvents>[number]
type ListedEvent = Omit<EventEntry, 'date' | 'time' | 'featured'>
type GetEvent = typeof contract.getEvent
type SubmitEvent = typeof contract.submitEvent
type Register = typeof contract.registerForEvent
type Confirm = typeof contract.confirmRegistration
type Cancel = typeof contract.cancelRegistration

export type EventBody = Body<SubmitEvent>

/** Drops fields that repeat others and would make the pages longer. */
const toListed = ({ date: _date, time: _time, featured: _featured, ...item }: EventEntry): ListedEvent => item

/** Events in lists and in detail, submissions, and registrations. */
export const eventsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listEvents: build.query<Page<ListedEvent>, Query<ListEvents>>({
      query: (query) => get<ListEvents>('/api/events', { query }),
      transformResponse: (entries: EventEntry[], meta: ResponseMeta | undefined) =>
        toPage(entries.map(toListed), meta),
      transformErrorResponse: (error) => ({ ...error, message: 'Failed to fetch events' }),
      providesTags: ['Event'],
    }),
    getEvent: build.query<ResponseBody<GetEvent>, string>({
      query: (idOrSlug) => get<GetEvent>('/api/events/:idOrSlug', { params: { idOrSlug } }),
      providesTags: ['Event'],
    }),
    submitEvent: build.mutation<ResponseBody<SubmitEvent, 201>, { body: EventBody; key: string }>({
      query: ({ body, key }) =>
        send<SubmitEvent>('POST', '/api/events', { body, headers: { 'Idempotency-Key': key } }),
      invalidatesTags: ['Pending'],
    }),
    registerForEvent: build.mutation<
      ResponseBody<Register, 201>,
      { slug: string; registration: Body<Register>; key: string }
    >({
      query: ({ slug, registration, key }) =>
        send<Register>('POST', '/api/events/:idOrSlug/registrations', {
          params: { idOrSlug: slug },
          body: registration,
          headers: { 'Idempotency-Key': key },
        }),
    }),
    confirmRegistration: build.mutation<ResponseBody<Confirm>, string>({
      query: (token) => send<Confirm>('POST', '/api/event-registrations/confirm', { body: { token } }),
    }),
    cancelRegistration: build.mutation<ResponseBody<Cancel>, string>({
      query: (token) => send<Cancel>('POST', '/api/event-registrations/cancel', { body: { token } }),
    }),
  }),
})

export const {
  useListEventsQuery,
  useGetEventQuery,
  useSubmitEventMutation,
  useRegisterForEventMutation,
  useConfirmRegistrationMutation,
  useCancelRegistrationMutation,
} = eventsApi
