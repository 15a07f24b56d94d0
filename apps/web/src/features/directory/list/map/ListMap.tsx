import { formatArea, type Area } from '@portal/domain/place'
import { formatNumber } from '@portal/domain/shared'
import { ErrorState, Skeleton } from '@portal/ui'
import { skipToken } from '@reduxjs/toolkit/query'
import { useState } from 'react'
import { changeQuery } from '#shared/urls/url-state.ts'
import { useBusinessMapQuery, type FiltersQuery } from '#features/businesses/businesses.api.ts'
import { ResultsMap } from '../../map/ResultsMap.tsx'

export interface ListMapProps {
  /** The list's filters as JSON, so that the map changes only with them. */
  filters: string
  /** The list's address without the map; a group links to the same list and map, narrowed to its area. */
  list: string
}

const describe = (count: number): string =>
  count === 1 ? 'Map of 1 business' : `Map of ${formatNumber(count)} businesses`

/** Where the businesses of a list are. */
export function ListMap({ filters, list }: ListMapProps) {
  const query = JSON.parse(filters) as FiltersQuery
  const { data, isError, isFetching, refetch } = useBusinessMapQuery(query)
  const [view, setView] = useState<Area>()
  const { currentData: finer } = useBusinessMapQuery(view ? { ...query, area: formatArea(view) } : skipToken)
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
      whole={groups}
      groups={finer?.groups ?? groups}
      list={list}
      onView={setView}
      unlocated={unlocated}
      label={describe(groups.reduce((sum, { count }) => sum + count, 0))}
      toHref={(area, name) =>
        pathname + changeQuery(search, { view: 'map', area: formatArea(area), around: name, sort: null })
      }
    />
  )
}
