import type { listResources } from '@portal/domain/contract'
import { Grid } from '@portal/ui'
import type { Query } from '#shared/calls/call.ts'
import { EmptyNote } from '#shared/content/teasers/EmptyNote.tsx'
import { TeaserList } from '#shared/content/teasers/TeaserList.tsx'
import { ResourceCard } from '../components/ResourceCard.tsx'
import { useListResourcesQuery } from '../resources.api.ts'

/** A few resources of a section of the library. */
export const ResourceTeasers = ({ query, empty }: { query: Query<typeof listResources>; empty: string }) => (
  <TeaserList
    result={useListResourcesQuery(query)}
    failed="Failed to fetch resources"
    empty={<EmptyNote>{empty}</EmptyNote>}
  >
    {(items) => (
      <Grid cell="wide" gap={16}>
        {items.map((item) => (
          <ResourceCard key={item.id} item={item} />
        ))}
      </Grid>
    )}
  </TeaserList>
)
