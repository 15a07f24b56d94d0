import { EmptyState, Heading } from '@portal/ui'
import { useSearchParams } from 'react-router-dom'
import { PageBand } from '#shared/layout/PageBand.tsx'
import { PageBody } from '#shared/layout/PageBody.tsx'
import { Breadcrumbs } from '#shared/seo/Breadcrumbs.tsx'
import { Seo } from '#shared/seo/Seo.tsx'
import { paths } from '#shared/urls/paths.ts'
import { BrowseInstead } from '../components/BrowseInstead.tsx'
import { SearchForm } from '../components/SearchForm.tsx'
import { SearchResults, type BusinessSlots } from '../components/SearchResults.tsx'
import { parseSearchAddress } from '../search-address.ts'

/** Searches businesses, news, events, tenders and guides; a blank text sends no call. */
export function SearchPage(slots: BusinessSlots) {
  const [query] = useSearchParams()
  const address = parseSearchAddress(query)
  const heading = address.text === '' ? 'Search' : `Results for “${address.text}”`
  return (
    <>
      <Seo
        title={heading}
        description="Search businesses, news, events, tenders and guides in the Solomon Islands and the Pacific."
        path={paths.search({ q: address.text })}
        noindex
      />
      <PageBand>
        <Breadcrumbs items={[{ label: 'Home', href: paths.home() }, { label: 'Search' }]} />
        <Heading level={1}>{heading}</Heading>
        <SearchForm address={address} />
      </PageBand>
      <PageBody>
        {address.text === '' ? (
          <EmptyState title="What are you looking for?" action={<BrowseInstead address={address} />}>
            Type a product, a service, a name or a town.
          </EmptyState>
        ) : (
          <SearchResults address={address} {...slots} />
        )}
      </PageBody>
    </>
  )
}
