import type { BusinessFacets } from '@portal/domain/contract'
import { Button, from, Stack, TextLink, token } from '@portal/ui'
import { skipToken } from '@reduxjs/toolkit/query'
import { styled } from 'styled-components'
import { useHydrated } from '#shared/page/useHydrated.ts'
import { paths } from '#shared/urls/paths.ts'
import { businessesApi } from '#features/businesses/businesses.api.ts'
import { toFiltersQuery, toQueryValues, type ListingQuery } from '../listing-query.ts'
import type { ListAddress } from '../list-address.ts'
import { FurtherFilters, KindFilters, MainFilters } from './FilterFields.tsx'
import { getFilterOptions } from './filter-options.ts'
import { useIsWide } from './useIsWide.ts'

/** The filters' address on their page, for the link that leads there without script. */
export const FILTERS_ID = 'filters'

/** Beside the list on wide screens; on phones below it, and only without script. */
const Side = styled.section`
  display: none;
  @media (scripting: none) {
    display: block;
    order: 1;
    padding-block-start: ${token.space[32]};
  }
  ${from.desktop} {
    display: block;
    order: 0;
    padding: 0;
  }
`

const { useQueryState, useQuerySubscription } = businessesApi.endpoints.businessFacets

/** The counts beside filters: from the server at first; on wide screens fetched again for each choice. */
export function useFacets(query: ListingQuery, isListed: boolean): BusinessFacets | undefined {
  const isWide = useIsWide()
  const filters = toFiltersQuery(query)
  useQuerySubscription(useHydrated() && isWide && isListed ? filters : skipToken)
  return useQueryState(filters).data
}

interface FilterSidebarProps {
  /** The id of the form that the controls belong to. */
  form: string
  address: ListAddress
  query: ListingQuery
  facets: BusinessFacets | undefined
}

/** Only without script, with which each choice applies at once. */
const Apply = styled.div`
  @media (scripting: enabled) {
    display: none;
  }
`

/**
 * The filters beside a list, each applied at once. Until the counts load it has the short filters and a link
 * to all.
 */
export function FilterSidebar({ form, address, query, facets }: FilterSidebarProps) {
  const options = getFilterOptions(query, facets)
  const common = { form, query, options, fixed: address.fixed, applies: true }
  return (
    <Side id={FILTERS_ID} aria-label="Filters">
      <Stack gap={12}>
        <MainFilters {...common} />
        {facets && <KindFilters {...common} />}
        <Apply>
          <Button type="submit" form={form} variant="secondary" size="small">
            Apply
          </Button>
        </Apply>
        {facets ? (
          <FurtherFilters {...common} />
        ) : (
          <TextLink href={paths.directorySearch(toQueryValues(query))}>More filters</TextLink>
        )}
      </Stack>
    </Side>
  )
}
