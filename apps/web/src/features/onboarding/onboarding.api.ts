import type * as contract from '@portal/domain/contract'
import type { UnknownAction } from '@reduxjs/toolkit'
import type { ApiError } from '#api/api-error.ts'
import { api } from '#api/api.ts'
import { get, send, type Answer, type Body, type Query } from '#api/call.ts'
import { upload, type Uploaded } from '#api/upload.ts'

type CreateBusiness = typeof contract.createBusiness
type ResubmitBusiness = typeof contract.resubmitBusiness
type LikelyDuplicates = typeof contract.likelyDuplicates
type GetBusiness = typeof contract.getBusiness
type Live = typeof contract.live

export type Registration = Body<CreateBusiness>
export type Registered = Answer<CreateBusiness, 201>
export type OwnListing = contract.OwnBusiness

const NOT_ONES_OWN: ApiError = {
  status: 404,
  message: '404: Business not found',
  sentence: 'Business not found',
  fields: {},
  retryAfter: null,
}

/** What the registration of a business asks for on its way. */
export const registrationApi = api.injectEndpoints({
  endpoints: (build) => ({
    likelyDuplicates: build.query<Answer<LikelyDuplicates>, Query<LikelyDuplicates>>({
      query: (query) => get<LikelyDuplicates>('/api/likely-duplicates', { query }),
      providesTags: ['Own', 'Business'],
    }),
    /** Whether the portal answers at all. */
    reach: build.query<Answer<Live>, void>({ query: () => get<Live>('/api/health/live') }),
    /** One's own listing by its number, whole; somebody else's is none. */
    ownListing: build.query<OwnListing, number>({
      queryFn: async (id, _api, _extra, ask) => {
        const answer = await ask(get<GetBusiness>('/api/businesses/:idOrSlug', { params: { idOrSlug: id } }))
        if (answer.error) return { error: answer.error }
        const found = answer.data as Answer<GetBusiness>
        return 'ownerName' in found ? { data: found } : { error: NOT_ONES_OWN }
      },
      providesTags: ['Own', 'Business'],
    }),
  }),
})

export const { useLikelyDuplicatesQuery, useOwnListingQuery, useLazyReachQuery } = registrationApi

interface Sending {
  registration: Registration
  /** The rejected listing that is sent again; a new one otherwise. */
  resubmits: number | null
  key: string
  onProgress: (share: number) => void
}

const requestOf = ({ registration, resubmits, key }: Omit<Sending, 'onProgress'>) => {
  const headers = { 'Idempotency-Key': key }
  return resubmits === null
    ? send<CreateBusiness>('POST', '/api/businesses', { body: registration, headers })
    : send<ResubmitBusiness>('PUT', '/api/businesses/:id/registration', {
        params: { id: resubmits },
        body: registration,
        headers,
      })
}

/** Sends a registration with its photos; once it is there, the lists that show it are fetched again. */
export async function sendRegistration(
  { onProgress, ...sending }: Sending,
  dispatch: (action: UnknownAction) => void,
): Promise<Uploaded<Registered>> {
  const outcome = await upload<Registered>(requestOf(sending), { onProgress })
  if (outcome.data) dispatch(api.util.invalidateTags(['Own', 'Business', 'Pending']))
  return outcome
}
