import { paths } from '#shared/urls/paths.ts'
import { Seo } from '#shared/seo/Seo.tsx'
import { useIsPastEnd } from './list/listing-source.ts'
import { setPage, type ListingQuery } from './list/listing-query.ts'
import { NothingListed } from './list/NothingListed.tsx'
import { NewBusinessesFeed } from './list/NewBusinessesFeed.tsx'
import { ListingTemplate } from './list/ListingTemplate.tsx'
import {
  getCanonicalHref,
  createDirectoryAddress,
  getDirectoryHeading,
  getTabHref,
  TABS,
} from './directory-query.ts'

interface DirectoryPageProps {
  listing: ListingQuery
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
  const heading = getDirectoryHeading(listing, isSearch)
  const isPastEnd = useIsPastEnd('directory', listing)
  return (
    <>
      <Seo
        title={heading === 'Directory' ? 'Business Directory' : heading}
        description={`${heading === 'Directory' ? 'Businesses' : heading}: phone numbers, opening hours and reviews across the Pacific.`}
        path={getCanonicalHref(isPastEnd ? setPage(listing, 1) : listing)}
        noindex={listing.search !== '' || listing.near !== null || isPastEnd}
      />
      <ListingTemplate
        source="directory"
        address={createDirectoryAddress(listing, isSearch)}
        listing={listing}
        form="directory-filters"
        heading={heading}
        crumbs={toBreadcrumbs(heading)}
        searchLabel="What are you looking for?"
        landmark="Businesses"
        tabs={{
          label: 'Lists',
          items: TABS.map(({ tab, label }) => ({
            label,
            href: getTabHref(listing, tab),
            current: listing.tab === tab,
          })),
        }}
        nothing={<NothingListed all={paths.directory()} own={paths.registerBusiness()} />}
      >
        <NewBusinessesFeed />
      </ListingTemplate>
    </>
  )
}
