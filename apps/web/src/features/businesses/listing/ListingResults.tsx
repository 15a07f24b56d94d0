import { Cluster, EmptyState, ErrorState, LinkButton, Stack } from '@portal/ui'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useSearchReport } from '#api/searches.ts'
import { EmptyPage } from '#shared/lists/EmptyPage.tsx'
import { useListBusinessesQuery } from '../businesses.api.ts'
import { withPage, isPastEnd, toBusinessesQuery, type Listing } from './listing.ts'
import { ListingFoot } from './ListingFoot.tsx'
import { ListingPages } from './ListingPages.tsx'
import { ListingToolbar } from './ListingToolbar.tsx'

export interface ListingResultsProps {
  listing: Listing
  /** The list's address with other settings. */
  hrefOf: (listing: Listing) => string
  /** The id of the form that the controls belong to. */
  form: string
  /** Where "View All Businesses" leads. */
  all: string
  /** Where an owner lists, offered in an empty list. */
  own?: string
}

const Nothing = ({ all, own }: Pick<ListingResultsProps, 'all' | 'own'>) => (
  <EmptyState
    title="No businesses found"
    action={
      <Cluster>
        <LinkButton href={all}>View All Businesses</LinkButton>
        {own !== undefined && (
          <LinkButton href={own} variant="secondary">
            List Your Business
          </LinkButton>
        )}
      </Cluster>
    }
  >
    Try other words, or take a filter away.
  </EmptyState>
)

/** When a list fails while it is being used, the focus moves to the error with its Retry button. */
function useFocusOnFailure(failed: boolean, panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (failed && document.activeElement === document.body) panel.current?.querySelector('button')?.focus()
  }, [failed, panel])
}

/** A list of businesses: loading, failed, empty or loaded. */
export function ListingResults(props: ListingResultsProps) {
  const { listing, hrefOf, form } = props
  useSearchReport(listing.search)
  const [loaded, setLoaded] = useState<number | null>(null)
  const { data, currentData, isError, isFetching, refetch } = useListBusinessesQuery(
    toBusinessesQuery(listing, listing.page),
  )
  const isSinglePage = listing.from === listing.page
  const failure = useRef<HTMLDivElement>(null)
  const hasFailed = isError && isSinglePage
  useFocusOnFailure(hasFailed && data !== undefined, failure)
  const total = currentData?.total ?? (isSinglePage ? undefined : data?.total)
  if (hasFailed) {
    return (
      <div ref={failure}>
        <ErrorState title="Failed to fetch businesses" onRetry={() => void refetch()} retrying={isFetching}>
          Check your connection and try again.
        </ErrorState>
      </div>
    )
  }
  return (
    <Stack gap={24}>
      <ListingToolbar listing={listing} hrefOf={hrefOf} total={total} form={form} />
      {currentData && (currentData.total === 0 || isPastEnd(listing.from, currentData.total)) ? (
        <EmptyPage total={currentData.total} firstPage={hrefOf(withPage(listing, 1))}>
          <Nothing {...props} />
        </EmptyPage>
      ) : (
        <ListingPages listing={listing} loaded={loaded} />
      )}
      {total !== undefined && !isPastEnd(listing.from, total) && (
        <ListingFoot listing={listing} total={total} hrefOf={hrefOf} onLoadMore={setLoaded} />
      )}
    </Stack>
  )
}
