import type { Coordinates } from '@portal/domain/place'
import { ErrorState, token } from '@portal/ui'
import { Fragment, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { getListedPath } from '#shared/businesses/listed-business.ts'
import { BusinessCard } from '#features/businesses/business-card.api.ts'
import { BusinessList, CardSkeletons, getLayout } from './BusinessList.tsx'
import type { ResultGroup } from './interpretation/result-groups.ts'
import { FAILURES, isAllSample, PAGE_SIZES, useListedPage, type ListSource } from './list-source.ts'
import { listPageNumbers, type ListingQuery } from './listing-query.ts'

interface ListPageProps {
  source: ListSource
  query: ListingQuery
  page: number
  /** Whether it is the only page, whose error replaces the whole list. */
  isAlone: boolean
  /** The page that "Load More" just added, if any: its first card gets the focus once. */
  loaded: number | null
  onLoaded: (none: null) => void
  /** Whether it waits for the summary above it. */
  isWaiting: boolean
  /** Number of full matches on the first page; partial matches follow them. */
  whole: number | undefined
  /** The parts of the list. */
  groups: readonly ResultGroup[]
  /** Where distances are measured from. */
  near: Coordinates | null
}

/** The heading of a part of the list, across it. */
const GroupTitle = styled.li`
  grid-column: 1 / -1;
  padding-block-start: ${token.space[8]};
  font-size: ${token.size[16]};
  font-weight: 650;
`

/** The cards of one page, within the list. */
function ListPage({
  source,
  query,
  page,
  isAlone,
  loaded,
  onLoaded,
  isWaiting,
  whole,
  groups,
  near,
}: ListPageProps) {
  const { currentData, isError, refetch } = useListedPage(source, query, page)
  const first = useRef<HTMLLIElement>(null)
  const isThere = currentData !== undefined
  useEffect(() => {
    if (!isThere || page !== loaded) return
    onLoaded(null)
    if (!isAlone) first.current?.querySelector('a')?.focus({ preventScroll: true })
  }, [isThere, page, loaded, onLoaded, isAlone])
  const layout = getLayout(query, groups.length > 0)
  if (isError && !isAlone) {
    return (
      <li data-wide="">
        <ErrorState title={FAILURES[source]} onRetry={() => void refetch()}>
          Check your connection and try again.
        </ErrorState>
      </li>
    )
  }
  if (!currentData || isWaiting) return <CardSkeletons layout={layout} />
  const marksSample = !isAllSample(currentData)
  return currentData.items.map((business, index) => (
    <Fragment key={getListedPath(business)}>
      {groups.map(
        ({ from, title }) =>
          from === (page - 1) * PAGE_SIZES[source] + index && <GroupTitle key={from}>{title}</GroupTitle>,
      )}
      {index === whole && <GroupTitle>Partial matches, and others that may help</GroupTitle>}
      <li ref={index === 0 ? first : undefined}>
        <BusinessCard
          business={business}
          layout={layout}
          near={near}
          isFirst={page === query.from && index === 0}
          marksSample={marksSample}
        />
      </li>
    </Fragment>
  ))
}

/** The pages of the address, as one list. */
export function ListPages({ query, ...rest }: Omit<ListPageProps, 'page' | 'isAlone'>) {
  const pages = listPageNumbers(query)
  return (
    <BusinessList data-layout={getLayout(query, rest.groups.length > 0)}>
      {pages.map((page) => (
        <ListPage key={page} {...rest} query={query} page={page} isAlone={pages.length === 1} />
      ))}
    </BusinessList>
  )
}
