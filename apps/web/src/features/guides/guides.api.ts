import type * as contract from '@portal/domain/contract'
import type { Guide } from '@portal/domain/contract'
import type { CountryCode } from '@portal/domain/place'
import type { ApiError } from '#shared/calls/api-error.ts'
import { api } from '#api/api.ts'
import { get } from '#shared/calls/call.ts'
import type { GuidePart } from '#shared/urls/paths.ts'

type GetGuide = typeof contract.getGuide

/** A section on the overview: where its topics are on the page of its part. */
export interface SectionSummary {
  intro: string
  titles: readonly string[]
}

/** A guide as its overview shows it: the rules themselves are on the pages of its parts. */
export interface GuideOverview extends Pick<
  Guide,
  'country' | 'updatedOn' | 'licences' | 'contacts' | 'industries' | 'quiz' | 'download'
> {
  /** The country in one paragraph. */
  lead: string
  taxes: SectionSummary
  grants: SectionSummary
  /** Names of the chambers and associations. */
  chambers: readonly string[]
}

const listTitles = (rows: readonly { title: string }[]) => rows.map(({ title }) => title)

const toOverview = ({ overview, taxes, grants, chambers, ...guide }: Guide): GuideOverview => {
  const { country, updatedOn, licences, contacts, industries, quiz, download } = guide
  return {
    country,
    updatedOn,
    licences,
    contacts,
    industries,
    quiz,
    download,
    lead: overview[0] ?? '',
    taxes: { intro: taxes.intro, titles: listTitles(taxes.topics) },
    grants: { intro: grants.intro, titles: listTitles(grants.topics) },
    chambers: chambers.map(({ name }) => name),
  }
}

/** What the page of one part of a guide shows. */
export type GuideExtract = Pick<Guide, 'country' | 'updatedOn' | 'contacts' | 'download'> & Partial<Guide>

const PART_FIELDS: Readonly<Record<GuidePart, readonly (keyof Guide)[]>> = {
  'doing-business': ['doingBusiness', 'overview'],
  'regulations-licences': ['licences', 'licenceSources'],
  'taxes-duties': ['taxes'],
  'grants-tenders': ['grants'],
  'chambers-associations': ['chambers'],
  featured: [],
}

/** Picks the fields that a part shows: the response is embedded in the page, so that every field costs bytes. */
function getExtract(guide: Guide, part: GuidePart): GuideExtract {
  const { country, updatedOn, contacts, download } = guide
  const own = Object.fromEntries(PART_FIELDS[part].map((field) => [field, guide[field]])) as Partial<Guide>
  return { country, updatedOn, contacts, download, ...own }
}

const toGuideError = (error: ApiError): ApiError => ({ ...error, message: 'We couldn’t load the guide' })

/** Countries' guides: overviews, and parts in full. */
export const guidesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getGuide: build.query<GuideOverview, CountryCode>({
      query: (country) => get<GetGuide>('/api/guides/:country', { params: { country } }),
      transformResponse: toOverview,
      transformErrorResponse: toGuideError,
    }),
    getGuidePart: build.query<GuideExtract, { country: CountryCode; part: GuidePart }>({
      query: ({ country }) => get<GetGuide>('/api/guides/:country', { params: { country } }),
      transformResponse: (guide: Guide, _meta, { part }) => getExtract(guide, part),
      transformErrorResponse: toGuideError,
    }),
  }),
})

export const { useGetGuideQuery, useGetGuidePartQuery } = guidesApi
