import { Container, SectionHeading, TextLink, token } from '@portal/ui'
import { styled } from 'styled-components'
import { useAccount } from '#features/account/account.api.ts'
import { useOwnBusinessesQuery } from '#features/dashboard/dashboard.api.ts'
import { ListingChip } from '#features/dashboard/components/ListingChip.tsx'
import { paths } from '#shared/paths.ts'

const Band = styled.section`
  padding-block: ${token.space[16]};
  border-bottom: 1px solid ${token.role.line};
  background: ${token.role.sunken};
`

const Row = styled.ul`
  display: flex;
  gap: ${token.space[12]};
  padding: ${token.space[12]} 0 ${token.space[4]};
  overflow-x: auto;
  list-style: none;
  > li {
    flex: 0 0 min(17rem, 80vw);
  }
`

function Listings() {
  const { data } = useOwnBusinessesQuery()
  if (!data || data.length === 0) return null
  return (
    <Band aria-labelledby="my-listings">
      <Container>
        <SectionHeading
          title="Your listings"
          id="my-listings"
          level={3}
          action={
            <TextLink href={paths.dashboard()} arrow>
              My Dashboard
            </TextLink>
          }
        />
        <Row tabIndex={0} aria-label="Your listings">
          {data.map((business) => (
            <li key={business.id}>
              <ListingChip business={business} />
            </li>
          ))}
        </Row>
      </Container>
    </Band>
  )
}

/** The signed-in owner's own listings, above what everybody sees. */
export const OwnStrip = () => (useAccount().status === 'signed-in' ? <Listings /> : null)
