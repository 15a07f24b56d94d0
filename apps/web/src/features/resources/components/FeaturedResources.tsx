import { SectionHeader } from '@portal/ui'
import { TwoColumns } from '#shared/layout/TwoColumns.tsx'
import { Section } from '#shared/layout/Section.tsx'
import { useListResourcesQuery } from '../resources.api.ts'
import { FEATURED_RESOURCES } from '../resources-query.ts'
import { ResourceCard } from './ResourceCard.tsx'

/** The two featured downloads at the top of the page. */
export function FeaturedResources() {
  const { data } = useListResourcesQuery(FEATURED_RESOURCES)
  if (!data || data.items.length === 0) return null
  return (
    <Section aria-labelledby="featured">
      <SectionHeader title="Featured downloads" id="featured" />
      <TwoColumns>
        {data.items.map((resource) => (
          <ResourceCard key={resource.id} item={resource} />
        ))}
      </TwoColumns>
    </Section>
  )
}
