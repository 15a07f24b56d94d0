import { TRIAL } from '@portal/domain/plan'
import { EmptyState, ErrorState, Grid, LinkButton, Skeleton, Card, VisuallyHidden } from '@portal/ui'
import { lazyIsland } from '#shared/page/lazy-island.tsx'
import { paths } from '#shared/urls/paths.ts'
import { useListOwnBusinessesQuery } from '#features/businesses/own-businesses.api.ts'
import { sortByUrgency } from '../sort-by-urgency.ts'
import { OwnListing } from './OwnListing.tsx'

/** Loaded for newcomers alone. */
const Market = lazyIsland(() =>
  import('#shared/illustrations/Market.tsx').then((part) => ({ default: part.Market })),
)

const Skeletons = () => (
  <>
    <VisuallyHidden role="status">Loading your listings...</VisuallyHidden>
    <Grid cell="wide">
      {[1, 2, 3].map((place) => (
        <Card key={place} cover={<Skeleton shape="cover" />}>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton shape="short" />
        </Card>
      ))}
    </Grid>
  </>
)

/** All listings of the signed-in owner: loading, failed, empty or loaded. */
export function OwnListings() {
  const { data, error, isFetching, refetch } = useListOwnBusinessesQuery()
  if (error && !data) {
    return (
      <ErrorState title="Failed to fetch businesses" onRetry={() => void refetch()} retrying={isFetching}>
        Your listings are safe. Check your connection and try again.
      </ErrorState>
    )
  }
  if (!data) return <Skeletons />
  if (data.length === 0) {
    return (
      <EmptyState
        title="No listings yet"
        picture={<Market />}
        as="h3"
        action={<LinkButton href={paths.registerBusiness()}>List Your Business</LinkButton>}
      >
        Your listings appear here with their status and days left. The first {TRIAL.days} days are free.
      </EmptyState>
    )
  }
  return (
    <Grid cell="wide">
      {sortByUrgency(data).map((business) => (
        <OwnListing key={business.id} business={business} />
      ))}
    </Grid>
  )
}
