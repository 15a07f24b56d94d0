import { paths } from '#shared/urls/paths.ts'
import { Seo } from '#shared/seo/Seo.tsx'
import { useIsPastEnd } from './list/list-source.ts'
import { setPage, type ListingQuery } from './list/listing-query.ts'
import { NothingListed } from './list/NothingListed.tsx'
import { BusinessListPage } from './list/BusinessListPage.tsx'
import {
  getCanonicalHref,
  createDirectoryAddress,
  getDirectoryHeading,
  getTabHref,
  TABS,
} from './directory-query.ts'

interface DirectoryPageProps {
  query: ListingQuery
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
export function DirectoryPage({ query, isSearch }: DirectoryPageProps) {
  const heading = getDirectoryHeading(query, isSearch)
  const isPastEnd = useIsPastEnd('directory', query)
  return (
    <>
      <Seo
        title={heading === 'Directory' ? 'Business Directory' : heading}
        description={`${heading === 'Directory' ? 'Businesses' : heading}: phone numbers, opening hours and reviews across the Pacific.`}
        path={getCanonicalHref(isPastEnd ? setPage(query, 1) : query)}
        noindex={query.search !== '' || query.near !== null || query.area !== '' || isPastEnd}
      />
      <BusinessListPage
        source="directory"
        address={createDirectoryAddress(query, isSearch)}
        query={query}
        form="directory-filters"
        heading={heading}
        crumbs={toBreadcrumbs(heading)}
        searchLabel="What are you looking for?"
        landmark="Businesses"
        tabs={{
          label: 'Lists',
          items: TABS.map(({ tab, label }) => ({
            label,
            href: getTabHref(query, tab),
            current: query.tab === tab,
          })),
        }}
        nothing={<NothingListed all={paths.directory()} own={paths.registerBusiness()} />}
      />
    </>
  )
}
