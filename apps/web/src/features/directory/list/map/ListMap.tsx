import { formatNumber } from '@portal/domain/shared'
import { ErrorState, Skeleton } from '@portal/ui'
import { changeQuery } from '#shared/urls/url-state.ts'
import { useBusinessMapQuery, type FiltersQuery } from '#features/businesses/businesses.api.ts'
import { findTown } from '../../map/describe-group.ts'
import { ResultsMap } from '../../map/ResultsMap.tsx'
import { formatPosition } from '../near/position.ts'

export interface ListMapProps {
  /** The list's filters as JSON, so that the map changes only with them. */
  filters: string
  /** The list's address; a group links to the same list, sorted by distance from the group. */
  list: string
}

const describe = (count: number): string =>
  count === 1 ? 'Map of 1 business' : `Map of ${formatNumber(count)} businesses`

/** Where the businesses of a list are. */
export function ListMap({ filters, list }: ListMapProps) {
  const { data, isError, isFetching, refetch } = useBusinessMapQuery(JSON.parse(filters) as FiltersQuery)
  if (isError) {
    return (
      <ErrorState title="Failed to fetch the map" onRetry={() => void refetch()} retrying={isFetching}>
        The list has the same businesses.
      </ErrorState>
    )
  }
  if (!data) return <Skeleton shape="block" />
  const { groups, unlocated } = data
  const { pathname, search } = new URL(list, 'https://list.invalid')
  return (
    <ResultsMap
      groups={groups}
      unlocated={unlocated}
      label={describe(groups.reduce((sum, { count }) => sum + count, 0))}
      toHref={(group) =>
        pathname +
        changeQuery(search, {
          near: formatPosition(group),
          around: findTown(group) ?? 'the chosen place',
          sort: null,
        })
      }
    />
  )
}
