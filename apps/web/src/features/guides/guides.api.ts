import type * as contract from '@portal/domain/contract'
import type { Guide } from '@portal/domain/contract'
import type { CountryCode } from '@portal/domain/place'
import type { ApiError } from '#shared/calls/api-error.ts'
import { api } from '#api/api.ts'
import { get } from '#shared/calls/call.ts'
import type { GuidePart } from '#shared/urls/paths.ts'

type GetGuide = typeof contract.getGuide

/** A guide as its own page shows it: setting up a business and the sources are on the pages of its parts. */
export type FullGuide = Omit<Guide, 'doingBusiness' | 'licenceSources'>

const toFullGuide = ({ doingBusiness: _part, licenceSources: _sources, ...guide }: Guide): FullGuide => ({
  ...guide,
  taxes: { ...guide.taxes, sources: [] },
  grants: { ...guide.grants, sources: [] },
})

/** What the page of one part of a guide shows. */
export type GuideExtract = Pick<Guide, 'country' | 'updatedOn' | 'contacts' | 'download'> & Partial<Guide>

const PART_FIELDS: Readonly<Record<GuidePart, readonly (keyof Guide)[]>> = {
  'doing-business': ['doingBusiness'],
  'regulations-licences': ['licences', 'licenceSources'],
  'taxes-duties': ['taxes'],
  'grants-tenders': ['grants'],
  'chambers-associations': ['chambers'],
  featured: [],
}

/** Picks the fields that a part shows: the answer is sent with the page, so that every field costs bytes. */
function extractOf(guide: Guide, part: GuidePart): GuideExtract {
  const { country, updatedOn, contacts, download } = guide
  const own = Object.fromEntries(PART_FIELDS[part].map((field) => [field, guide[field]])) as Partial<Guide>
  return { country, updatedOn, contacts, download, ...own }
}

const failed = (error: ApiError): ApiError => ({ ...error, message: 'Failed to fetch the guide' })

/** Countries' guides, whole and in parts. */
export const guidesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getGuide: build.query<FullGuide, CountryCode>({
      query: (country) => get<GetGuide>('/api/guides/:country', { params: { country } }),
      transformResponse: toFullGuide,
      transformErrorResponse: failed,
    }),
    getGuidePart: build.query<GuideExtract, { country: CountryCode; part: GuidePart }>({
      query: ({ country }) => get<GetGuide>('/api/guides/:country', { params: { country } }),
      transformResponse: (guide: Guide, _meta, { part }) => extractOf(guide, part),
      transformErrorResponse: failed,
    }),
  }),
})

export const { useGetGuideQuery, useGetGuidePartQuery } = guidesApi
