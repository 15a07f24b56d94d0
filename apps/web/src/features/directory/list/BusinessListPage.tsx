import type { UnderstoodPlace } from '@portal/domain/contract'
import { formatNumber } from '@portal/domain/shared'
import {
  below,
  Container,
  from,
  Heading,
  SkipLink,
  Stack,
  token,
  type BreadcrumbItem,
  type TabLinksProps,
} from '@portal/ui'
import { lazy, Suspense, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { PageBand } from '#shared/layout/PageBand.tsx'
import { lazyIsland } from '#shared/page/lazy-island.tsx'
import { Breadcrumbs } from '#shared/seo/Breadcrumbs.tsx'
import { withQuery } from '#shared/urls/paths.ts'
import { FilterSidebar, useFacets } from './filters/FilterSidebar.tsx'
import { useIsWide } from './filters/useIsWide.ts'
import { useResultGroups } from './interpretation/useResultGroups.ts'
import { FURTHER_CONTROLS, MAIN_CONTROLS } from './list-address.ts'
import { useListedPage, useQueryInterpretation } from './list-source.ts'
import { toFiltersQuery } from './listing-query.ts'
import { ListBar } from './ListBar.tsx'
import { ListResults, type ListResultsProps } from './ListResults.tsx'
import { ListSearch } from './ListSearch.tsx'
import { useNearMe } from './near/NearMe.tsx'

const FollowBusinesses = lazyIsland<{ filters: string }>(() =>
  import('./FollowBusinesses.tsx').then((part) => ({ default: part.FollowBusinesses })),
)

/** Little space above, so that on phones five businesses are on the first screen. */
const Room = styled(Container).attrs({ width: 'wide' })`
  padding-block: ${token.space[12]} ${token.space[64]};
  ${from.desktop} {
    padding-block-start: ${token.space[24]};
  }
`

const Columns = styled.div`
  display: flex;
  flex-direction: column;
  ${from.tablet} {
    padding-block-start: ${token.space[24]};
  }
  ${from.desktop} {
    &:not([data-map]) {
      display: grid;
      grid-template-columns: 14rem minmax(0, 1fr);
      gap: ${token.space[32]};
      align-items: start;
    }
  }
`

/** The heading and how many it lists, in one line whose end is cut off. */
const Title = styled.div`
  display: flex;
  gap: ${token.space[8]};
  align-items: baseline;
  > h1 {
    min-width: 0;
  }
  > span {
    flex: none;
    color: ${token.role.textSoft};
    font-weight: 600;
  }
  ${below.tablet} {
    > h1 {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
  ${from.tablet} {
    > span {
      display: none;
    }
  }
`

/** The number of results, which is announced above the list. */
function TotalInTitle({ source, query }: Pick<BusinessListPageProps, 'source' | 'query'>) {
  const { currentData } = useListedPage(source, query, query.page)
  return currentData && <span aria-hidden="true">{formatNumber(currentData.total)}</span>
}

export interface BusinessListPageProps extends Omit<ListResultsProps, 'interpretation'> {
  heading: string
  crumbs: readonly BreadcrumbItem[]
  /** The id of the page's form. */
  form: string
  /** The name of the search field. */
  searchLabel: string
  /** What the search looks for, as the name of its landmark. */
  landmark: string
  /** Pages of the same kind. */
  tabs?: TabLinksProps
  /** Replaces the list while there is nothing to search for. */
  instead?: ReactNode | undefined
  /** Above the list. */
  before?: ReactNode
  /** Below the list. */
  children?: ReactNode
}

/** Shown when the device gave no position. */
const TownsInstead = lazy(() =>
  import('./near/TownsInstead.tsx').then((part) => ({ default: part.TownsInstead })),
)

const NO_PLACES: readonly UnderstoodPlace[] = []

/** The list with its filters, sort order and pages. */
function Listed(props: BusinessListPageProps & { facets: ReturnType<typeof useFacets>; isWide: boolean }) {
  const { source, address, query, isWide } = props
  const interpretation = useQueryInterpretation(source, query)
  const groups = useResultGroups(source, query, interpretation)
  const near = useNearMe(query, address.toHref)
  return (
    <div>
      <ListBar
        {...props}
        isGrouped={groups.length > 0}
        places={interpretation?.understood?.places ?? NO_PLACES}
        near={near}
      />
      {near.hasFailed && (
        <Suspense>
          <TownsInstead {...props} onChoose={near.dismiss} />
        </Suspense>
      )}
      <Columns data-map={query.view === 'map' ? '' : undefined}>
        {isWide && query.view !== 'map' && <FilterSidebar {...props} />}
        <ListResults {...props} interpretation={interpretation} />
      </Columns>
    </div>
  )
}

/**
 * A page of businesses: heading, search field, filters with counts, sort order, view, list and pagination.
 */
export function BusinessListPage(props: BusinessListPageProps) {
  const { heading, crumbs, address, query, form, searchLabel, landmark, instead, before, children } = props
  const facets = useFacets(query, instead === undefined)
  const isWide = useIsWide()
  const visibleControls = facets ? [...MAIN_CONTROLS, ...FURTHER_CONTROLS] : MAIN_CONTROLS
  return (
    <>
      <PageBand compact width="wide">
        <SkipLink target="results">Skip to results</SkipLink>
        <Breadcrumbs items={crumbs} />
        <Title>
          <Heading level={1}>{heading}</Heading>
          {instead === undefined && !before && <TotalInTitle {...props} />}
        </Title>
        <ListSearch
          id={form}
          address={address}
          query={query}
          label={searchLabel}
          landmark={landmark}
          controls={isWide && instead === undefined ? visibleControls : []}
        />
      </PageBand>
      <Room>
        <Stack gap={before ? 24 : 48}>
          {before}
          {instead ?? <Listed {...props} facets={facets} isWide={isWide} />}
          {instead === undefined && <FollowBusinesses filters={withQuery('', toFiltersQuery(query))} />}
          {children}
        </Stack>
      </Room>
    </>
  )
}
