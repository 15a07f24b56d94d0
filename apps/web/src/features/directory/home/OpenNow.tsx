import { from, SectionHeader, TextLink, token, VisuallyHidden } from '@portal/ui'
import { styled } from 'styled-components'
import { useListBusinessesQuery } from '#features/businesses/businesses.api.ts'
import type { ListedBusiness } from '#shared/businesses/listed-business.ts'
import { Section } from '#shared/layout/Section.tsx'
import { paths } from '#shared/urls/paths.ts'
import { getDirectoryHref } from '../directory-query.ts'
import { EMPTY_QUERY, type ListingQuery } from '../list/listing-query.ts'
import { NearMe, useNearMe } from '../list/near/NearMe.tsx'
import { TownsInstead } from '../list/near/TownsInstead.tsx'
import { HOME_OPEN } from './home-queries.ts'
import { OpenBusiness } from './OpenBusiness.tsx'

/** All that is open at the moment. */
const OPEN: ListingQuery = { ...EMPTY_QUERY, open: true }
const ADDRESS = { toHref: getDirectoryHref }

/** Seconds until a refetch, since businesses open and close. */
const FRESH_SECONDS = 60

/** Some businesses that are open now; the server's page has them as of the minute it was made. */
export const useOpenBusinesses = () =>
  useListBusinessesQuery(HOME_OPEN, { refetchOnMountOrArgChange: FRESH_SECONDS })

const Rows = styled.ul`
  display: grid;
  gap: 0 ${token.space[32]};
  padding: 0;
  list-style: none;
  ${from.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

/** Only a script can ask the device. */
const Device = styled.div`
  @media (scripting: none) {
    display: none;
  }
`

/** Businesses open now in the Solomon Islands, and a button for those nearby. */
export function OpenNow({ businesses }: { businesses: readonly ListedBusiness[] }) {
  const near = useNearMe(OPEN, getDirectoryHref)
  return (
    <Section aria-labelledby="open-now">
      <SectionHeader
        title="Open now"
        id="open-now"
        action={
          <TextLink href={paths.directory({ open: 'true' })} arrow>
            All<VisuallyHidden> businesses</VisuallyHidden> open now
          </TextLink>
        }
      />
      <Rows role="list">
        {businesses.map((business) => (
          <OpenBusiness key={business.id} business={business} />
        ))}
      </Rows>
      <Device>
        <NearMe {...near} />
      </Device>
      {near.hasFailed && (
        <TownsInstead query={OPEN} facets={undefined} address={ADDRESS} onChoose={near.dismiss} />
      )}
    </Section>
  )
}
