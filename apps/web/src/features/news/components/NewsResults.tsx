import type { listNews } from '@portal/domain/contract'
import { SHOWN } from '@portal/reference-data'
import {
  Card,
  EmptyState,
  ErrorState,
  Grid,
  LinkButton,
  Pagination,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@portal/ui'
import type { Query } from '#api/call.ts'
import { paths } from '#shared/paths.ts'
import { useUrlState } from '#shared/url-state.ts'
import { useListNewsQuery } from '../news.api.ts'
import { NEWS_PAGE } from '../news-query.ts'
import { NewsCard } from './NewsCard.tsx'

/** Three cards' room while the articles are on their way. */
export const NewsSkeletons = () => (
  <>
    <VisuallyHidden role="status">Loading news...</VisuallyHidden>
    <Grid cell="wide">
      {Array.from({ length: SHOWN.newsSkeletons }, (_, place) => (
        <Card key={place}>
          <Skeleton shape="short" />
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
          <Skeleton shape="short" />
        </Card>
      ))}
    </Grid>
  </>
)

interface NewsResultsProps {
  query: Query<typeof listNews>
  /** What the list is called in "Check back soon for the latest ...". */
  title: string
}

/** The articles of a list, in whichever state it is. */
export function NewsResults({ query, title }: NewsResultsProps) {
  const { currentData, error, isFetching, refetch } = useListNewsQuery(query)
  const { hrefWith } = useUrlState()
  if (error && !currentData) {
    return (
      <ErrorState title="Failed to fetch news" onRetry={() => void refetch()} retrying={isFetching}>
        Check your connection and try again.
      </ErrorState>
    )
  }
  if (!currentData) return <NewsSkeletons />
  if (currentData.items.length === 0) {
    return (
      <EmptyState
        title="No articles found"
        as="h3"
        action={<LinkButton href={paths.news()}>All news</LinkButton>}
      >
        Check back soon for the latest {title}
      </EmptyState>
    )
  }
  return (
    <Stack gap={32}>
      <Grid cell="wide">
        {currentData.items.map((item) => (
          <NewsCard key={item.id} item={item} />
        ))}
      </Grid>
      <Pagination
        page={Number(query.page ?? 1)}
        pageCount={Math.ceil(currentData.total / NEWS_PAGE)}
        hrefFor={(page) => hrefWith({ page })}
      />
    </Stack>
  )
}
