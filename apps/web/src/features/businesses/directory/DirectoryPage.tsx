import { from, Heading, Stack, TabLinks, token } from '@portal/ui'
import { styled } from 'styled-components'
import { PageBand } from '#shared/layout/PageBand.tsx'
import { PageBody } from '#shared/layout/PageBody.tsx'
import { paths } from '#shared/urls/paths.ts'
import { Seo } from '#shared/seo/Seo.tsx'
import { Breadcrumbs } from '#shared/seo/Breadcrumbs.tsx'
import { FilterChips } from '../listing/FilterChips.tsx'
import { withPage, type Listing } from '../listing/listing.ts'
import { ListingResults } from '../listing/ListingResults.tsx'
import { useIsPastEnd } from '../listing/useIsPastEnd.ts'
import { BusinessTypes } from './BusinessTypes.tsx'
import { canonicalHref, directoryHeading, directoryHref, tabHref, TABS } from './directory.ts'
import { DirectoryFilters } from './DirectoryFilters.tsx'

const FORM = 'directory-filters'

const Columns = styled.div`
  display: grid;
  gap: ${token.space[24]} ${token.space[48]};
  ${from.desktop} {
    grid-template-columns: 13rem minmax(0, 1fr);
    align-items: start;
  }
`

interface DirectoryPageProps {
  listing: Listing
  /** Whether it was opened as the advanced search. */
  isSearch: boolean
}

const toBreadcrumbs = (heading: string) =>
  heading === 'Directory'
    ? [{ label: 'Home', href: paths.home() }, { label: 'Directory' }]
    : [
        { label: 'Home', href: paths.home() },
        { label: 'Directory', href: paths.directory() },
        { label: heading },
      ]

/** All listings with all filters. */
export function DirectoryPage({ listing, isSearch }: DirectoryPageProps) {
  const heading = directoryHeading(listing, isSearch)
  const isPastEnd = useIsPastEnd(listing)
  return (
    <>
      <Seo
        title={heading === 'Directory' ? 'Business Directory' : heading}
        description={`${heading === 'Directory' ? 'Businesses' : heading}: names, places, phone numbers and reviews of businesses in the Solomon Islands and the Pacific.`}
        path={canonicalHref(isPastEnd ? withPage(listing, 1) : listing)}
        noindex={listing.search !== '' || isPastEnd}
      />
      <PageBand>
        <Breadcrumbs items={toBreadcrumbs(heading)} />
        <Heading level={1}>{heading}</Heading>
        <DirectoryFilters id={FORM} listing={listing} />
      </PageBand>
      <PageBody>
        <Stack gap={24}>
          <TabLinks
            label="Lists"
            items={TABS.map(({ tab, label }) => ({
              label,
              href: tabHref(listing, tab),
              current: listing.tab === tab,
            }))}
          />
          <Columns>
            <Stack gap={16}>
              <FilterChips listing={listing} hrefOf={directoryHref} />
              <BusinessTypes form={FORM} listing={listing} />
            </Stack>
            <ListingResults
              listing={listing}
              hrefOf={directoryHref}
              form={FORM}
              all={paths.directory()}
              own={paths.registerBusiness()}
            />
          </Columns>
        </Stack>
      </PageBody>
    </>
  )
}
