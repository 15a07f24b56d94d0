import { EmptyState, Heading } from '@portal/ui'
import { useSearchParams } from 'react-router-dom'
import { searchApi } from '#features/search/search.api.ts'
import { PageBand } from '#shared/layout/PageBand.tsx'
import { PageBody } from '#shared/layout/PageBody.tsx'
import { paths } from '#shared/urls/paths.ts'
import { Seo } from '#shared/seo/Seo.tsx'
import { Breadcrumbs } from '#shared/seo/Breadcrumbs.tsx'
import type { Screen } from '#shared/page/screen.ts'
import { requestOf, searchAddress } from './search-address.ts'
import { SearchForm } from './SearchForm.tsx'
import { SearchResults } from './SearchResults.tsx'
import { WaysOn } from './WaysOn.tsx'

/** One search over businesses, news, events, tenders and guides. A blank text searches nothing. */
function SearchPage() {
  const [query] = useSearchParams()
  const address = searchAddress(query)
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
          <EmptyState title="What are you looking for?" action={<WaysOn address={address} />}>
            Type a product, a service, a name or a town.
          </EmptyState>
        ) : (
          <SearchResults address={address} />
        )}
      </PageBody>
    </>
  )
}

export const screen: Screen = {
  Component: SearchPage,
  query: ['q', 'province', 'industry', 'page'],
  load: async ({ run, url }) => {
    const address = searchAddress(url.searchParams)
    if (address.text !== '') await run(searchApi.endpoints.search.initiate(requestOf(address)))
  },
}
