import { below, EmptyState, ErrorState, from, Skeleton, Stack, Text, token, VisuallyHidden } from '@portal/ui'
import { Fragment, useState, type ComponentProps, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { EmptyPage } from '#shared/lists/EmptyPage.tsx'
import { lazyIsland } from '#shared/page/lazy-island.tsx'
import { listActiveFilters } from './filters/active-filters.ts'
import type { ListFooterProps } from './ListFooter.tsx'
import { ListPages } from './ListPages.tsx'
import type { ListAddress } from './list-address.ts'
import { MapBeside } from './map/MapBeside.tsx'
import {
  FAILURES,
  isAllSample,
  PAGE_SIZES,
  useListedPage,
  type ListSource,
  type QueryInterpretation,
} from './list-source.ts'
import { isPastEnd, setPage, type ListingQuery } from './listing-query.ts'
import { describeCount, findMissing, isCountAlone, type ResultFacts } from './interpretation/result-groups.ts'
import { useResultGroups } from './interpretation/useResultGroups.ts'
import type { InterpretationNotesProps } from './interpretation/InterpretationNotes.tsx'

/** The summary of the list. */
const ResultsSummary = styled.div`
  overflow-wrap: anywhere;
  line-height: 1.25rem;
  ${from.desktop} {
    line-height: 1.5rem;
  }
`

const Count = styled.h2`
  display: inline-block;
  min-height: 1lh;
  margin-inline-end: ${token.space[8]};
  font-family: ${token.font.body};
  font-size: ${token.size[14]};
  font-weight: 600;
  line-height: inherit;
  letter-spacing: 0;
  ${from.desktop} {
    font-size: ${token.size[16]};
  }
  &:focus {
    outline: none;
  }
  /* On phones the title has the number; a sentence keeps off the buttons above. */
  ${below.tablet} {
    padding-block-start: ${token.space[12]};
    &[data-count] {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`

/** As high as the content that replaces it. */
const Coming = styled.span`
  display: grid;
  align-items: center;
  width: 12rem;
  height: 1lh;
`

const LOADING = (
  <>
    <VisuallyHidden>Loading businesses...</VisuallyHidden>
    <Coming>
      <Skeleton />
    </Coming>
  </>
)

/** The list follows its summary closely, so that it begins on a phone's first screen. */
const Results = styled(Stack).attrs({ gap: 24 })`
  > :nth-child(2) {
    margin-block-start: -1.25rem;
  }
  ${from.tablet} {
    > :nth-child(2) {
      margin-block-start: -0.5rem;
    }
  }
`

const EmptyShelf = lazyIsland(() =>
  import('#shared/illustrations/EmptyShelf.tsx').then((part) => ({ default: part.EmptyShelf })),
)

/** Links, which work before its script comes. */
const ListFooter = lazyIsland<ListFooterProps>(() =>
  import('./ListFooter.tsx').then((part) => ({ default: part.ListFooter })),
)

/** Loaded only for a search. */
const SearchReport = lazyIsland<{ text: string }>(() =>
  import('#api/searches.ts').then((part) => ({ default: part.SearchReport })),
)

/** Loaded only for a search that differs from its results. */
const DifferingSummary = lazyIsland<ResultFacts>(
  () => import('./interpretation/InterpretationNotes.tsx').then((part) => ({ default: part.ResultsSummary })),
  LOADING,
)
const InterpretationNotes = lazyIsland<InterpretationNotesProps>(() =>
  import('./interpretation/InterpretationNotes.tsx').then((part) => ({ default: part.InterpretationNotes })),
)

/** Loaded only if nothing matches the subject of the search. */
const MissingOffer = lazyIsland<{ subject: string }>(() =>
  import('./interpretation/MissingOffer.tsx').then((part) => ({ default: part.MissingOffer })),
)

export interface ListResultsProps {
  source: ListSource
  address: ListAddress
  query: ListingQuery
  /** How the search text was interpreted; undefined while loading. */
  interpretation: QueryInterpretation | undefined
  /** Shown if the list is empty. */
  nothing: ReactNode
}

/** The count or the interpretation, announced again for each list. */
function Found({
  address,
  query,
  interpretation,
  total,
  isFiltered,
}: Pick<ListResultsProps, 'address' | 'query' | 'interpretation'> & {
  total: number | undefined
  isFiltered: boolean
}) {
  const { understood, before } = interpretation ?? {}
  const isCount = total === undefined || isCountAlone({ total, understood })
  return (
    <Count
      id="results"
      tabIndex={-1}
      aria-live="polite"
      data-count={isCount && before === undefined ? '' : undefined}
    >
      {/* A new element for each list, so that an equal count is announced again. */}
      <Fragment key={address.toHref({ ...setPage(query, 1), view: '' })}>
        {total === undefined ? (
          LOADING
        ) : isCount ? (
          describeCount(total)
        ) : (
          <DifferingSummary
            total={total}
            understood={understood}
            isFiltered={isFiltered}
            isInOwnOrder={query.sort === ''}
            before={before}
          />
        )}
      </Fragment>
    </Count>
  )
}

const WithMap = ({ query, toHref, children }: ComponentProps<typeof MapBeside>) =>
  query.view === 'map' ? (
    <MapBeside query={query} toHref={toHref}>
      {children}
    </MapBeside>
  ) : (
    children
  )

/** What may lead to more results. */
const getAdvice = (hasText: boolean, hasFilters: boolean): string | undefined => {
  if (hasText) return hasFilters ? 'Try other words, or remove a filter.' : 'Try other words.'
  return hasFilters ? 'Remove a filter.' : undefined
}

/** A list of businesses: loading, failed, empty or loaded. */
export function ListResults(props: ListResultsProps) {
  const { source, address, query, interpretation, nothing } = props
  const [loaded, setLoaded] = useState<number | null>(null)
  const { data, currentData, isError, isFetching, refetch } = useListedPage(source, query, query.page)
  const groups = useResultGroups(source, query, interpretation)
  const isSinglePage = query.from === query.page
  if (isError && isSinglePage) {
    return (
      <ErrorState title={FAILURES[source]} onRetry={() => void refetch()} retrying={isFetching}>
        Check your connection and try again.
      </ErrorState>
    )
  }
  // The summary and the list appear together, to avoid a layout shift.
  const isRead = query.search === '' || interpretation !== undefined
  const total = isRead ? (currentData?.total ?? (isSinglePage ? undefined : data?.total)) : undefined
  const isEmpty = total !== undefined && (total === 0 || isPastEnd(query.from, total, PAGE_SIZES[source]))
  const shownInterpretation = total === undefined ? undefined : interpretation
  const isFiltered = listActiveFilters(query, address.fixed).length > 0
  const isInOwnOrder = query.sort === '' && query.near === null
  const places = shownInterpretation?.understood?.places ?? []
  const isAnswered = interpretation?.before !== undefined
  const missing = isAnswered ? null : findMissing(shownInterpretation?.understood)
  return (
    <Results>
      <ResultsSummary>
        <Found {...props} total={total} isFiltered={isFiltered} />
        {/* There before it has something to say, so that a change is announced. */}
        <span role="status">
          {query.search !== '' && (
            <InterpretationNotes
              understood={shownInterpretation?.understood}
              didYouMean={shownInterpretation?.didYouMean}
              hasGroups={groups.length > 0}
              total={total ?? 0}
              address={address}
              query={query}
            />
          )}
        </span>
      </ResultsSummary>
      {isEmpty && isAnswered && total === 0 ? null : isEmpty ? (
        <EmptyPage total={total} firstPage={address.toHref(setPage(query, 1))}>
          <EmptyState
            title={`No businesses found${query.search && ` for “${query.search}”`}`}
            picture={<EmptyShelf />}
            action={nothing}
          >
            {getAdvice(query.search !== '', isFiltered)}
          </EmptyState>
        </EmptyPage>
      ) : (
        <WithMap query={query} toHref={address.toHref}>
          <ListPages
            source={source}
            query={query}
            loaded={loaded}
            onLoaded={setLoaded}
            isWaiting={!isRead}
            whole={query.page === 1 ? total : undefined}
            groups={groups}
            near={query.near ?? (isInOwnOrder ? (places[0]?.position ?? null) : null)}
          />
        </WithMap>
      )}
      {currentData && isAllSample(currentData) && (
        <Text size="small" tone="soft">
          All businesses on this page are samples.
        </Text>
      )}
      {total !== undefined && !isEmpty && (
        <ListFooter
          source={source}
          query={query}
          total={total}
          toHref={address.toHref}
          onLoadMore={setLoaded}
        />
      )}
      {missing !== null && <MissingOffer subject={missing} />}
      {query.search !== '' && <SearchReport text={query.search} />}
    </Results>
  )
}
