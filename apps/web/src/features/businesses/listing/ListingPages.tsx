import { ErrorState } from '@portal/ui'
import { useEffect, useRef } from 'react'
import { getListedPath, useListBusinessesQuery } from '../businesses.api.ts'
import { BusinessCard } from '../components/BusinessCard/BusinessCard.tsx'
import { BusinessList, CardSkeletons, layoutOf } from './BusinessList.tsx'
import { pagesShown, toBusinessesQuery, type Listing } from './listing.ts'

/** Cards per row on a wide screen. */
const FIRST_ROW = 4

interface ListingPageProps {
  listing: Listing
  page: number
  /** Whether it is the only one: that it failed is then said in place of the whole list. */
  isAlone: boolean
  /** Whether it was just loaded by the visitor: the focus moves to its first card. */
  takesFocus: boolean
}

/** The cards of one page, within the list. */
function ListingPage({ listing, page, isAlone, takesFocus }: ListingPageProps) {
  const { currentData, isError, refetch } = useListBusinessesQuery(toBusinessesQuery(listing, page))
  const first = useRef<HTMLLIElement>(null)
  const isThere = currentData !== undefined
  useEffect(() => {
    if (takesFocus && isThere) first.current?.querySelector('a')?.focus({ preventScroll: true })
  }, [takesFocus, isThere])
  const layout = layoutOf(listing)
  if (isError && !isAlone) {
    return (
      <li data-wide="">
        <ErrorState title="Failed to fetch businesses" onRetry={() => void refetch()}>
          Check your connection and try again.
        </ErrorState>
      </li>
    )
  }
  if (!currentData) return <CardSkeletons layout={layout} />
  return currentData.items.map((business, index) => (
    <li key={getListedPath(business)} ref={index === 0 ? first : undefined}>
      <BusinessCard
        business={business}
        layout={layout}
        isFirst={page === listing.from && index < FIRST_ROW}
      />
    </li>
  ))
}

interface ListingPagesProps {
  listing: Listing
  /** The page loaded by "Load More", if any. */
  loaded: number | null
}

/** The pages of the address, as one list. */
export function ListingPages({ listing, loaded }: ListingPagesProps) {
  const pages = pagesShown(listing)
  return (
    <BusinessList data-layout={layoutOf(listing)}>
      {pages.map((page) => (
        <ListingPage
          key={page}
          listing={listing}
          page={page}
          isAlone={pages.length === 1}
          takesFocus={page === loaded}
        />
      ))}
    </BusinessList>
  )
}
