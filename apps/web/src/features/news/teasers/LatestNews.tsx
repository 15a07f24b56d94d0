import type { listNews } from '@portal/domain/contract'
import { below, Grid, token } from '@portal/ui'
import { styled } from 'styled-components'
import type { Query } from '#shared/calls/call.ts'
import { NewsCard } from '../components/NewsCard.tsx'
import { useListNewsQuery } from '../news.api.ts'
import { TeaserList } from '#shared/content/teasers/TeaserList.tsx'
import { EmptyNote } from '#shared/content/teasers/EmptyNote.tsx'

/* On phones, where the cards are stacked, each is shorter. */
const Articles = styled(Grid)`
  ${below.phone} {
    > article > :last-child {
      gap: ${token.space[4]};
      padding: ${token.space[12]} ${token.space[16]};
    }
    > article > :first-child {
      top: ${token.space[12]};
      right: ${token.space[16]};
    }
    [data-lines] {
      -webkit-line-clamp: 1;
    }
  }
`

/** The newest articles of a place or an industry. */
export const LatestNews = ({ query, empty }: { query: Query<typeof listNews>; empty: string }) => (
  <TeaserList
    result={useListNewsQuery(query)}
    failed="Failed to fetch news"
    empty={<EmptyNote>{empty}</EmptyNote>}
  >
    {(items) => (
      <Articles cell="wide" gap={12}>
        {items.map((item) => (
          <NewsCard key={item.id} item={item} />
        ))}
      </Articles>
    )}
  </TeaserList>
)
