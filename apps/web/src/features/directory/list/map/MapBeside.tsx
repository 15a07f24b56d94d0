import { below, from, token } from '@portal/ui'
import { memo, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { lazyIsland } from '#shared/page/lazy-island.tsx'
import { toFiltersQuery, setPage, type ListingQuery } from '../listing-query.ts'
import type { ListMapProps } from './ListMap.tsx'

/** Re-renders for another list only: an update before its script has loaded would remove the server-rendered map. */
const LazyMap = memo(
  lazyIsland<ListMapProps>(() => import('./ListMap.tsx').then((part) => ({ default: part.ListMap }))),
)

const Panes = styled.div`
  display: grid;
  gap: ${token.space[16]};
  ${below.tablet} {
    padding-block-start: ${token.space[8]};
  }
  ${from.wide} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    align-items: start;
    > :first-child {
      position: sticky;
      top: 7.5rem;
    }
  }
`

/** Reserves the minimum height of a map. */
const MapRoom = styled.div`
  min-width: 0;
  min-height: 14rem;
  ${below.tablet} {
    min-height: 58svh;
  }
`

interface MapBesideProps {
  query: ListingQuery
  toHref: (query: ListingQuery) => string
  children: ReactNode
}

/** A list with its map above it, beside it where there is room. */
export const MapBeside = ({ query, toHref, children }: MapBesideProps) => (
  <Panes>
    <MapRoom>
      <LazyMap
        key={query.area ?? ''}
        filters={JSON.stringify(toFiltersQuery(query))}
        list={toHref({ ...setPage(query, 1), view: '' })}
      />
    </MapRoom>
    {children}
  </Panes>
)
