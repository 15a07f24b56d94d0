import { findResourceTab } from '@portal/domain/content'
import { RESOURCE_TABS } from '@portal/reference-data'
import { TabLinks } from '@portal/ui'
import { eventsApi } from '#features/events/events.api.ts'
import { ContentListPage } from '#shared/content/ContentListPage.tsx'
import { hasFilters, getListParameters, toListQuery } from '#shared/content/list.ts'
import { paths } from '#shared/urls/paths.ts'
import type { Screen } from '#shared/page/screen.ts'
import { useUrlState } from '#shared/urls/url-state.ts'
import { FeaturedResources } from '../components/FeaturedResources.tsx'
import { HeroFigures } from '../components/HeroFigures.tsx'
import { ResourceSections } from '../components/ResourceSections.tsx'
import { WebinarList } from '../components/WebinarList.tsx'
import { RESOURCE, RESOURCES } from '../resource-list.ts'
import { resourcesApi, useListResourcesQuery } from '../resources.api.ts'
import { FEATURED_RESOURCES, NEXT_WEBINARS } from '../resources-query.ts'

const PAGE = {
  title: 'Digital Growth Centre',
  description:
    'Guides, templates and checklists for businesses in the Solomon Islands, Fiji, Papua New Guinea, New Caledonia and Vanuatu, to read or to download.',
  lead: 'Guides, templates and checklists for starting and running a business on these islands. Read them here, or download them to use offline.',
  path: paths.resources(),
  breadcrumbs: [RESOURCE.breadcrumbs[0], { label: 'Resources' }],
}

function ResourceTabs() {
  const { query, hrefWith } = useUrlState()
  const current = findResourceTab(query.get('tab') ?? '')?.slug
  return (
    <TabLinks
      label="Resources by subject"
      chips
      items={[
        { label: 'All', href: hrefWith({ tab: null }), current: current === undefined },
        ...RESOURCE_TABS.map(({ slug, name }) => ({
          label: name,
          href: hrefWith({ tab: slug }),
          current: slug === current,
        })),
      ]}
    />
  )
}

function ResourcesPage() {
  const { query } = useUrlState()
  return (
    <ContentListPage
      list={RESOURCES}
      result={useListResourcesQuery(toListQuery(RESOURCES, query))}
      page={PAGE}
      actions={<HeroFigures />}
      opening={<FeaturedResources />}
      tabs={<ResourceTabs />}
      follow={{ list: 'resources', entries: 'resources' }}
    >
      <WebinarList />
      <ResourceSections />
    </ContentListPage>
  )
}

export const screen: Screen = {
  Component: ResourcesPage,
  query: getListParameters(RESOURCES),
  load: async ({ run, url }) => {
    const { listResources } = resourcesApi.endpoints
    await Promise.all([
      run(listResources.initiate(toListQuery(RESOURCES, url.searchParams))),
      run(resourcesApi.endpoints.resourceStats.initiate()),
      run(eventsApi.endpoints.listEvents.initiate(NEXT_WEBINARS)),
      !hasFilters(RESOURCES, url.searchParams) && run(listResources.initiate(FEATURED_RESOURCES)),
    ])
  },
}
