import type { listNews } from '@portal/domain/contract'
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
      {[1, 2, 3].map((place) => (
        <Card key={place} cover={<Skeleton shape="cover" />}>
          <Skeleton shape="short" />
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
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
  const { data, isError, isFetching, refetch } = useListNewsQuery(query)
  const { hrefWith } = useUrlState()
  if (isError) {
    return (
      <ErrorState title="Failed to fetch news" onRetry={() => void refetch()} retrying={isFetching}>
        Check your connection and try again.
      </ErrorState>
    )
  }
  if (!data) return <NewsSkeletons />
  if (data.items.length === 0) {
    return (
      <EmptyState title="No articles found" action={<LinkButton href={paths.news()}>All news</LinkButton>}>
        Check back soon for the latest {title}
      </EmptyState>
    )
  }
  return (
    <Stack gap={32}>
      <Grid cell="wide">
        {data.items.map((item) => (
          <NewsCard key={item.id} item={item} />
        ))}
      </Grid>
      <Pagination
        page={Number(query.page ?? 1)}
        pageCount={Math.ceil(data.total / NEWS_PAGE)}
        hrefFor={(page) => hrefWith({ page })}
      />
    </Stack>
  )
}
