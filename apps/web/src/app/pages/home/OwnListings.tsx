import { Button, Container, from, LinkButton, Skeleton, Text, TextLink, token } from '@portal/ui'
import { styled } from 'styled-components'
import { ListingChip } from '#features/dashboard/components/ListingChip.tsx'
import { UnfinishedChip } from '#features/dashboard/components/UnfinishedChip.tsx'
import { byUrgency } from '#features/dashboard/by-urgency.ts'
import { useOwnBusinessesQuery } from '#features/dashboard/dashboard.api.ts'
import { useUnfinished } from '#features/onboarding/unfinished.api.ts'
import { paths } from '#shared/urls/paths.ts'
import { useNow } from '#shared/page/page-context.ts'
import { OwnOffers } from './OwnOffers.tsx'
import { Head, Line, Part, Row } from './strip-parts.ts'

/** Listings beside what fits them; on a phone one above the other. */
const Room = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[12]} ${token.space[32]};
  padding-block: ${token.space[12]} ${token.space[16]};
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`

const Waiting = () => (
  <Row role="list" aria-busy="true" aria-label="Loading your listings...">
    {[1, 2, 3].map((place) => (
      <li key={place}>
        <Skeleton shape="block" />
      </li>
    ))}
  </Row>
)

const NotLoaded = ({ onRetry }: { onRetry: () => void }) => (
  <Line role="status">
    <Text>Your listings could not be loaded. You are still signed in.</Text>
    <Button variant="secondary" size="small" onClick={onRetry}>
      Retry
    </Button>
  </Line>
)

/** What was begun on this device, or how to begin. */
function None() {
  const { draft } = useUnfinished(null, useNow())
  if (draft) {
    return (
      <Row role="list" aria-label="Your listings">
        <UnfinishedChip />
      </Row>
    )
  }
  return (
    <Line>
      <Text tone="soft">No listings yet. Yours stand here, with their state and the days left.</Text>
      <LinkButton href={paths.registerBusiness()} size="small">
        List Your Business
      </LinkButton>
    </Line>
  )
}

function Listings() {
  const { data, error, refetch } = useOwnBusinessesQuery()
  if (error && !data) return <NotLoaded onRetry={() => void refetch()} />
  if (!data) return <Waiting />
  if (data.length === 0) return <None />
  return (
    <Row role="list" tabIndex={0} aria-label="Your listings">
      <UnfinishedChip />
      {byUrgency(data).map((business) => (
        <li key={business.id}>
          <ListingChip business={business} />
        </li>
      ))}
    </Row>
  )
}

/** One's own listings in a row, and what fits them; `retry` where it could not be found out who is there. */
export const OwnListings = ({ retry }: { retry?: (() => void) | undefined }) => (
  <Room>
    <Part>
      <Head>
        <h2 id="my-listings">Your listings</h2>
        <TextLink href={paths.dashboard()} arrow>
          My Dashboard
        </TextLink>
      </Head>
      {retry ? <NotLoaded onRetry={retry} /> : <Listings />}
    </Part>
    {!retry && <OwnOffers />}
  </Room>
)
