import { Button, Container, from, LinkButton, Skeleton, Text, TextLink, token } from '@portal/ui'
import { styled } from 'styled-components'
import { ListingChip } from '../components/ListingChip.tsx'
import { UnfinishedChip } from '../components/UnfinishedChip.tsx'
import { sortByUrgency } from '../sort-by-urgency.ts'
import { useListOwnBusinessesQuery } from '#features/businesses/own-businesses.api.ts'
import { useUnfinishedListing } from '#features/onboarding/unfinished.api.ts'
import { paths } from '#shared/urls/paths.ts'
import { useNow } from '#shared/page/page-context.ts'
import { LatestSaves } from './LatestSaves.tsx'
import { Opportunities } from './Opportunities.tsx'
import { ChipRow, MessageRow, StripColumn, StripHeader } from './strip-layout.ts'

/** Listings, opportunities and saved businesses side by side; on a phone one above the other. */
const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[12]} ${token.space[32]};
  padding-block: ${token.space[12]} ${token.space[16]};
  ${from.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

const Loading = () => (
  <ChipRow role="list" aria-busy="true" aria-label="Loading your listings...">
    {[1, 2, 3].map((place) => (
      <li key={place}>
        <Skeleton shape="block" />
      </li>
    ))}
  </ChipRow>
)

const LoadError = ({ onRetry }: { onRetry: () => void }) => (
  <MessageRow role="status">
    <Text>We couldn’t load your listings. You are still signed in.</Text>
    <Button variant="secondary" size="small" onClick={onRetry}>
      Retry
    </Button>
  </MessageRow>
)

/** This device's unfinished registration, or an invitation to begin one. */
function NoListings() {
  const { draft } = useUnfinishedListing(null, useNow())
  if (draft) {
    return (
      <ChipRow role="list" aria-label="Your listings">
        <UnfinishedChip />
      </ChipRow>
    )
  }
  return (
    <MessageRow>
      <Text tone="soft">No listings yet. They appear here with their status and days left.</Text>
      <LinkButton href={paths.registerBusiness()} size="small">
        List Your Business
      </LinkButton>
    </MessageRow>
  )
}

function Listings() {
  const { data, error, refetch } = useListOwnBusinessesQuery()
  if (error && !data) return <LoadError onRetry={() => void refetch()} />
  if (!data) return <Loading />
  if (data.length === 0) return <NoListings />
  return (
    <ChipRow role="list" tabIndex={0} aria-label="Your listings">
      <UnfinishedChip />
      {sortByUrgency(data).map((business) => (
        <li key={business.id}>
          <ListingChip business={business} />
        </li>
      ))}
    </ChipRow>
  )
}

/** The owner's listings, opportunities and saved businesses; `retry` is set if the session could not be checked. */
export const OwnerStripContent = ({ retry }: { retry?: (() => void) | undefined }) => (
  <Columns>
    <StripColumn>
      <StripHeader>
        <h2 id="my-listings">Your listings</h2>
        <TextLink href={paths.dashboard()} arrow>
          My Dashboard
        </TextLink>
      </StripHeader>
      {retry ? <LoadError onRetry={retry} /> : <Listings />}
    </StripColumn>
    {!retry && <Opportunities />}
    {!retry && <LatestSaves />}
  </Columns>
)
