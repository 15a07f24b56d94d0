import { findResourceSection } from '@portal/domain/content'
import { useParams } from 'react-router-dom'
import { ContentDetail, toLoadOutcome } from '#shared/content/ContentDetail.tsx'
import { ContentListPage } from '#shared/content/ContentListPage.tsx'
import { getListParameters, toListQuery } from '#shared/content/list.ts'
import { paths } from '#shared/urls/paths.ts'
import type { Screen } from '#shared/page/screen.ts'
import { useUrlState } from '#shared/urls/url-state.ts'
import { ResourcePage } from '../components/ResourcePage.tsx'
import { ResourceSections } from '../components/ResourceSections.tsx'
import { RESOURCE, RESOURCES } from '../resource-list.ts'
import { resourcesApi, useGetResourceQuery, useListResourcesQuery } from '../resources.api.ts'
import { toRelatedQuery } from '../resources-query.ts'

type Section = NonNullable<ReturnType<typeof findResourceSection>>

/** A topic's page has a descriptive title; a type's page, such as Templates, has its name. */
const formatTitle = (section: Section): string =>
  section.types.length === 0 ? `${section.name}: guides and templates` : section.name

function SectionPage({ section }: { section: Section }) {
  const { slug, name, description } = section
  const { query } = useUrlState()
  const fixed = { section: slug }
  return (
    <ContentListPage
      list={RESOURCES}
      result={useListResourcesQuery(toListQuery(RESOURCES, query, fixed))}
      fixed={fixed}
      page={{
        title: formatTitle(section),
        description: `${description} Guides, templates and checklists for five Pacific countries.`,
        lead: description,
        path: paths.resourceSection(slug),
        breadcrumbs: [...RESOURCE.breadcrumbs, { label: name }],
      }}
      follow={{ list: 'resources', entries: 'resources' }}
    >
      <ResourceSections />
    </ContentListPage>
  )
}

const OneResource = ({ slug }: { slug: string }) => (
  <ContentDetail kind={RESOURCE} result={useGetResourceQuery(slug)}>
    {(resource) => <ResourcePage resource={resource} />}
  </ContentDetail>
)

/** A section of the growth centre, or else a resource. */
function ResourceEntry() {
  const { slug = '' } = useParams()
  const section = findResourceSection(slug)
  return section ? <SectionPage key={slug} section={section} /> : <OneResource key={slug} slug={slug} />
}

export const screen: Screen = {
  Component: ResourceEntry,
  query: getListParameters(RESOURCES),
  load: async ({ run, params: { slug = '' }, url }) => {
    const { listResources, getResource } = resourcesApi.endpoints
    if (findResourceSection(slug)) {
      await run(listResources.initiate(toListQuery(RESOURCES, url.searchParams, { section: slug })))
      return {}
    }
    const result = await run(getResource.initiate(slug))
    if (result.data) await run(listResources.initiate(toRelatedQuery(result.data.topic)))
    return toLoadOutcome(result)
  },
}
