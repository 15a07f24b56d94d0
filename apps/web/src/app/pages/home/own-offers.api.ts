import type * as contract from '@portal/domain/contract'
import { isApiError } from '#api/api-error.ts'
import { api } from '#api/api.ts'
import { get, type Answer, type Request } from '#api/call.ts'
import { offersFor, type OwnField, type OwnOffer } from './own-offers.ts'

type ListTenders = typeof contract.listTenders
type ListEvents = typeof contract.listEvents

/** Places and trades that are asked for; whoever has more finds the rest in the lists. */
const ASKED = 3
const EACH = '12'
const SHOWN = 8

const requestsFor = ({ countries, industries }: OwnField): Request[] => [
  ...countries
    .slice(0, ASKED)
    .flatMap((country) => [
      get<ListTenders>('/api/tenders', { query: { country, limit: EACH } }),
      get<ListEvents>('/api/events', { query: { country, limit: EACH } }),
    ]),
  ...industries
    .slice(0, ASKED)
    .map((industry) => get<ListTenders>('/api/tenders', { query: { industry, limit: EACH } })),
]

/** Open tenders and coming events for the places and trades of one's listings, asked for together. */
const ownOffersApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownOffers: build.query<OwnOffer[], OwnField>({
      queryFn: async (field, _api, _options, ask) => {
        const requests = requestsFor(field)
        const answers = await Promise.all(
          requests.map(async (request) => ({ request, ...(await ask(request)) })),
        )
        const failed = answers.find(({ error }) => isApiError(error))
        if (failed?.error) return { error: failed.error }
        const of = (path: string) =>
          answers
            .filter(({ request }) => request.path?.startsWith(path))
            .flatMap(({ data }) => data as unknown[])
        const tenders = of('/api/tenders') as Answer<ListTenders>
        const events = of('/api/events') as Answer<ListEvents>
        return { data: offersFor(field, tenders, events, SHOWN) }
      },
      providesTags: ['Event', 'Tender'],
    }),
  }),
})

export const { useOwnOffersQuery } = ownOffersApi
