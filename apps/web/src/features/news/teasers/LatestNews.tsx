import type { listNews } from '@portal/domain/contract'
import { Grid } from '@portal/ui'
import type { Query } from '#shared/calls/call.ts'
import { NewsCard } from '../components/NewsCard.tsx'
import { useListNewsQuery } from '../news.api.ts'
import { TeaserList } from '#shared/content/teasers/TeaserList.tsx'
import { EmptyNote } from '#shared/content/teasers/EmptyNote.tsx'

/** The newest articles of a place or an industry. */
export const LatestNews = ({ query, empty }: { query: Query<typeof listNews>; empty: string }) => (
  <TeaserList
    answer={useListNewsQuery(query)}
    failed="Failed to fetch news"
    empty={<EmptyNote>{empty}</EmptyNote>}
  >
    {(items) => (
      <Grid cell="wide" gap={16}>
        {items.map((item) => (
          <NewsCard key={item.id} item={item} />
        ))}
      </Grid>
    )}
  </TeaserList>
)
