import type * as contract from '@portal/domain/contract'
import type { UnknownAction } from '@reduxjs/toolkit'
import type { ApiError } from '#shared/calls/api-error.ts'
import { api } from '#api/api.ts'
import { get, send, type ResponseBody, type Body, type Query } from '#shared/calls/call.ts'
import { upload, type UploadResult } from '#api/upload.ts'

type CreateBusiness = typeof contract.createBusiness
type ResubmitBusiness = typeof contract.resubmitBusiness
type LikelyDuplicates = typeof contract.likelyDuplicates
type GetBusiness = typeof contract.getBusiness
type Live = typeof contract.live

export type Registration = Body<CreateBusiness>
export type RegisteredBusiness = ResponseBody<CreateBusiness, 201>
export type OwnListing = contract.OwnBusiness

const NOT_OWN: ApiError = {
  status: 404,
  message: '404: Business not found',
  problem: { message: 'Business not found', fields: {} },
  retryAfter: null,
}

/** The calls of the wizard. */
export const onboardingApi = api.injectEndpoints({
  endpoints: (build) => ({
    likelyDuplicates: build.query<ResponseBody<LikelyDuplicates>, Query<LikelyDuplicates>>({
      query: (query) => get<LikelyDuplicates>('/api/likely-duplicates', { query }),
      providesTags: ['Own', 'Business'],
    }),
    /** Whether the portal can be reached. */
    ping: build.query<ResponseBody<Live>, void>({ query: () => get<Live>('/api/health/live') }),
    /** One's own business in detail; other people's are not found. */
    ownListing: build.query<OwnListing, number>({
      queryFn: async (id, _api, _extra, fetchWithBase) => {
        const result = await fetchWithBase(
          get<GetBusiness>('/api/businesses/:idOrSlug', { params: { idOrSlug: id } }),
        )
        if (result.error) return { error: result.error }
        const found = result.data as ResponseBody<GetBusiness>
        return 'ownerName' in found ? { data: found } : { error: NOT_OWN }
      },
      providesTags: ['Own', 'Business'],
    }),
  }),
})

export const { useLikelyDuplicatesQuery, useOwnListingQuery, useLazyPingQuery } = onboardingApi

interface SendOptions {
  registration: Registration
  /** The rejected business that is sent again; null for a new one. */
  resubmittedId: number | null
  key: string
  onProgress: (share: number) => void
}

const toRequest = ({ registration, resubmittedId, key }: Omit<SendOptions, 'onProgress'>) => {
  const headers = { 'Idempotency-Key': key }
  return resubmittedId === null
    ? send<CreateBusiness>('POST', '/api/businesses', { body: registration, headers })
    : send<ResubmitBusiness>('PUT', '/api/businesses/:id/registration', {
        params: { id: resubmittedId },
        body: registration,
        headers,
      })
}

/** Sends a business with its photos; then the lists that show it are fetched again. */
export async function sendRegistration(
  { onProgress, ...submission }: SendOptions,
  dispatch: (action: UnknownAction) => void,
): Promise<UploadResult<RegisteredBusiness>> {
  const outcome = await upload<RegisteredBusiness>(toRequest(submission), { onProgress })
  if (outcome.data) dispatch(api.util.invalidateTags(['Own', 'Business', 'Pending']))
  return outcome
}
