import type { UnderstoodPlace } from '@portal/domain/contract'
import { Container, from, Heading, Stack, token, type BreadcrumbItem, type TabLinksProps } from '@portal/ui'
import { lazy, Suspense, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { PageBand } from '#shared/layout/PageBand.tsx'
import { Breadcrumbs } from '#shared/seo/Breadcrumbs.tsx'
import { FilterSidebar, useFacets } from './filters/FilterSidebar.tsx'
import { useIsWide } from './filters/useIsWide.ts'
import { FURTHER_CONTROLS, MAIN_CONTROLS } from './list-address.ts'
import { useQueryInterpretation } from './list-source.ts'
import { ListBar } from './ListBar.tsx'
import { ListResults, type ListResultsProps } from './ListResults.tsx'
import { ListSearch } from './ListSearch.tsx'
import { useNearMe } from './near/NearMe.tsx'

/** Little space above, so that on phones the first business begins on the first screen. */
const Room = styled(Container)`
  padding-block: 0 ${token.space[64]};
  ${from.desktop} {
    padding-block-start: ${token.space[24]};
  }
`

const Columns = styled.div`
  display: flex;
  flex-direction: column;
  ${from.tablet} {
    padding-block-start: ${token.space[12]};
  }
  ${from.desktop} {
    display: grid;
    grid-template-columns: 14rem minmax(0, 1fr);
    gap: ${token.space[32]};
    align-items: start;
  }
`

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
  const near = useNearMe(query, address.toHref)
  return (
    <div>
      <ListBar {...props} places={interpretation?.understood?.places ?? NO_PLACES} near={near} />
      {near.hasFailed && (
        <Suspense>
          <TownsInstead {...props} onChoose={near.dismiss} />
        </Suspense>
      )}
      <Columns>
        {isWide && <FilterSidebar {...props} />}
        <ListResults {...props} interpretation={interpretation} />
      </Columns>
    </div>
  )
}

/**
 * A page of businesses: heading, search field, filters with counts, sort order, view, list and pagination.
 */
export function BusinessListPage(props: BusinessListPageProps) {
  const { source, heading, crumbs, address, query, form, searchLabel, landmark, instead, children } = props
  const facets = useFacets(query, instead === undefined)
  const isWide = useIsWide()
  const visibleControls = facets ? [...MAIN_CONTROLS, ...FURTHER_CONTROLS] : MAIN_CONTROLS
  return (
    <>
      <PageBand compact>
        <Breadcrumbs items={crumbs} />
        {/* One line for a search, whose text is also in the field below. */}
        <Heading level={1} data-line={source === 'search' ? '' : undefined}>
          {heading}
        </Heading>
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
        <Stack gap={48}>
          {instead ?? <Listed {...props} facets={facets} isWide={isWide} />}
          {children}
        </Stack>
      </Room>
    </>
  )
}
