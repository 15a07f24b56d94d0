import * as v from 'valibot'
import { CountryCode } from './business.ts'
import { call, refusals } from './call.ts'
import { filterText, wholeNumber } from './shared.ts'

/** An industry with its live count; figures that are regional estimates stand in reference-data. */
export const Industry = v.object({
  name: v.string(),
  slug: v.string(),
  description: v.string(),
  businessCount: v.number(),
  topCountries: v.array(CountryCode),
})
export type Industry = v.InferOutput<typeof Industry>

/** Whose businesses are counted, and a text that the industries’ names and descriptions are searched for. */
export const IndustriesQuery = v.object({
  country: filterText,
  search: filterText,
  limit: v.optional(wholeNumber(1, 100)),
  page: v.optional(wholeNumber(1, 10_000)),
})
export type IndustriesQuery = v.InferOutput<typeof IndustriesQuery>

/** Everybody. */
export const listIndustries = call({
  method: 'GET',
  path: '/api/industries',
  summary: 'The industries with how many businesses are in each',
  tag: 'content',
  query: IndustriesQuery,
  answers: { 200: v.array(Industry), ...refusals(400, 429) },
})
