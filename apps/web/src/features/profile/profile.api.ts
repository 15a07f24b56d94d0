import { toLocalDay } from '@portal/domain/shared'
import type * as contract from '@portal/domain/contract'
import type { Business } from '@portal/domain/contract'
import type { PublicHoliday } from '@portal/domain/place'
import type { ApiError } from '#shared/calls/api-error.ts'
import { api } from '#api/api.ts'
import { get, type ResponseBody } from '#shared/calls/call.ts'
import type { HolidaysQuery } from './hours/list-holidays.ts'

type GetBusiness = typeof contract.getBusiness

/** A profile: the business, or what is still public of an expired one. */
export type Profile = ResponseBody<GetBusiness>

/** The public holidays around a moment at a business. */
export const toHolidaysQuery = (
  { country, province, timeZone }: Pick<Business, 'country' | 'province' | 'timeZone'>,
  now: number,
): HolidaysQuery => ({ country, province, day: toLocalDay(now, timeZone) })

const toProfileError = (error: ApiError): ApiError => ({
  ...error,
  message: error.status === 404 ? 'Business not found' : 'Failed to fetch business',
})

/** One business in detail. */
export const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBusiness: build.query<Profile, string>({
      query: (idOrSlug) => get<GetBusiness>('/api/businesses/:idOrSlug', { params: { idOrSlug } }),
      transformErrorResponse: toProfileError,
      providesTags: ['Business'],
    }),
    /** The same call for a signed-in user: the server's page was rendered without cookies. */
    getBusinessAsOwner: build.query<Profile, string>({
      query: (idOrSlug) => get<GetBusiness>('/api/businesses/:idOrSlug', { params: { idOrSlug } }),
      transformErrorResponse: toProfileError,
      providesTags: ['Business', 'Own'],
    }),
    /** From a table in a chunk of its own; the server's pages embed the few days that they need. */
    listHolidays: build.query<PublicHoliday[], HolidaysQuery>({
      queryFn: async (query) => {
        const { listHolidays } = await import('./hours/list-holidays.ts')
        return { data: listHolidays(query) }
      },
    }),
  }),
})

export const { useGetBusinessQuery, useGetBusinessAsOwnerQuery, useListHolidaysQuery } = profileApi
