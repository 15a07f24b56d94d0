import { parseIndustry } from '@portal/domain/business'
import type { ListAddress } from '#features/directory/list/list-address.ts'
import {
  QUERY_PARAMETERS,
  parseListingQuery,
  toQueryValues,
  type ListingQuery,
} from '#features/directory/list/listing-query.ts'
import { paths } from '#shared/urls/paths.ts'

/** Parses the address of a search. */
export const parseSearchQuery = (query: URLSearchParams): ListingQuery => ({
  ...parseListingQuery(query, 'q'),
  tab: '',
})

/** The parameters of a search. */
export const SEARCH_PARAMETERS = ['q', ...QUERY_PARAMETERS.filter((name) => name !== 'search')]

/** The query values of a search; an industry goes by its name. */
const toSearchValues = (query: ListingQuery) => {
  const industry = parseIndustry(query.industry)?.name ?? query.industry
  const { search, ...values } = toQueryValues({ ...query, industry })
  return { q: search, ...values }
}

/** The values of its forms, whose select of industries has slugs. */
const toFormValues = (query: ListingQuery) => {
  const { search, ...values } = toQueryValues(query)
  return { q: search, ...values }
}

/** How the search writes and reads its addresses. */
export const SEARCH_ADDRESS: ListAddress = {
  toHref: (query) => paths.search(toSearchValues(query)),
  parse: parseSearchQuery,
  action: paths.search(),
  toFormValues,
  searchName: 'q',
  fixed: [],
}
