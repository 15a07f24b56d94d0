import { ErrorState, from, Skeleton, Stack, Text, token } from '@portal/ui'
import { styled } from 'styled-components'
import { useListBusinessesQuery } from '#features/businesses/businesses.api.ts'
import { getDirectoryHref } from '../directory-query.ts'
import { EMPTY_QUERY, type ListingQuery } from '../list/listing-query.ts'
import { NearMe, useNearMe } from '../list/near/NearMe.tsx'
import { TownsInstead } from '../list/near/TownsInstead.tsx'
import { HOME_OPEN } from './home-queries.ts'
import { OpenBusiness, OpenRow } from './OpenBusiness.tsx'

/** All that is open at the moment. */
const OPEN: ListingQuery = { ...EMPTY_QUERY, open: true }
const ADDRESS = { toHref: getDirectoryHref }

/** Seconds until a refetch, since businesses open and close. */
const FRESH_SECONDS = 60

const Rows = styled.ul`
  display: grid;
  gap: 0 ${token.space[32]};
  padding: 0;
  list-style: none;
  ${from.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

function OpenBusinesses() {
  const { data, error, isFetching, refetch } = useListBusinessesQuery(HOME_OPEN, {
    refetchOnMountOrArgChange: FRESH_SECONDS,
  })
  if (error && !data) {
    return (
      <ErrorState title="Failed to fetch businesses" onRetry={() => void refetch()} retrying={isFetching}>
        Check your connection and try again.
      </ErrorState>
    )
  }
  if (data?.items.length === 0)
    return <Text>No business in the Solomon Islands is open now, by its listed hours.</Text>
  return (
    <Rows role="list" aria-busy={data === undefined}>
      {data
        ? data.items.map((business) => <OpenBusiness key={business.id} business={business} />)
        : Array.from({ length: Number(HOME_OPEN.limit) }, (_, place) => (
            <OpenRow key={place}>
              <Skeleton />
            </OpenRow>
          ))}
    </Rows>
  )
}

/** Businesses open now, and a button for those nearby. */
export function OpenList() {
  const near = useNearMe(OPEN, getDirectoryHref)
  return (
    <Stack gap={4}>
      <OpenBusinesses />
      <div>
        <NearMe {...near} />
      </div>
      {near.hasFailed && (
        <TownsInstead query={OPEN} facets={undefined} address={ADDRESS} onChoose={near.dismiss} />
      )}
    </Stack>
  )
}
