import type { listNews } from '@portal/domain/contract'
import { Grid } from '@portal/ui'
import type { Query } from '#api/call.ts'
import { NewsCard } from '#features/news/components/NewsCard.tsx'
import { useListNewsQuery } from '#features/news/news.api.ts'
import { LiveList } from './LiveList.tsx'
import { Nothing } from './Nothing.tsx'

/** The newest articles of a place or an industry. */
export const LatestNews = ({ query, empty }: { query: Query<typeof listNews>; empty: string }) => (
  <LiveList answer={useListNewsQuery(query)} failed="Failed to fetch news" empty={<Nothing>{empty}</Nothing>}>
    {(items) => (
      <Grid cell="wide" gap={16}>
        {items.map((item) => (
          <NewsCard key={item.id} item={item} />
        ))}
      </Grid>
    )}
  </LiveList>
)
