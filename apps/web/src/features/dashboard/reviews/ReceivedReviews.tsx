import type { ReceivedReview } from '@portal/domain/contract'
import { pluralize } from '@portal/domain/shared'
import { Card, EmptyState, ErrorState, LinkButton, Pagination, Skeleton, Stack, TabLinks } from '@portal/ui'
import { HiddenResultStatus } from '#shared/lists/ResultStatus.tsx'
import { EmptyPage } from '#shared/lists/EmptyPage.tsx'
import { paths } from '#shared/urls/paths.ts'
import { parsePage, useUrlState } from '#shared/urls/url-state.ts'
import { parseBusiness } from '../address-parameters.ts'
import { useOpenItem } from '../useOpenItem.ts'
import { BusinessChoice } from '../components/BusinessChoice.tsx'
import {
  UNANSWERED_REVIEWS,
  useGetReceivedReviewQuery,
  useListReceivedReviewsQuery,
} from './received-reviews.api.ts'
import { ReceivedReviewCard } from './ReceivedReviewCard.tsx'
import { parseReviewTab, REVIEW_TABS, REVIEWS_PAGE, toReviewsQuery, type ReviewTab } from './reviews-query.ts'
import { useReviewReply } from './useReviewReply.ts'

const TAB_NAMES = {
  open: 'To answer',
  answered: 'Answered',
  all: 'All',
} as const satisfies Record<ReviewTab, string>

function ReviewTabs({ tab, business }: { tab: ReviewTab; business: string | undefined }) {
  const { data } = useListReceivedReviewsQuery({ ...UNANSWERED_REVIEWS, business })
  return (
    <TabLinks
      label="Reviews by state"
      chips
      items={REVIEW_TABS.map((name) => ({
        href: paths.dashboardReviews({ status: name === 'open' ? undefined : name, business }),
        label: TAB_NAMES[name],
        current: name === tab,
        ...(name === 'open' && data && { count: data.total }),
      }))}
    />
  )
}

/** The text of an empty tab. */
const EmptyReviews = ({ tab }: { tab: ReviewTab }) =>
  tab === 'open' ? (
    <EmptyState
      title="No reviews to answer"
      as="h2"
      icon="check"
      action={
        <LinkButton href={paths.dashboardReviews({ status: 'all' })} variant="secondary">
          All reviews
        </LinkButton>
      }
    >
      New reviews of your businesses are listed here once we have checked them.
    </EmptyState>
  ) : (
    <EmptyState title={tab === 'all' ? 'No reviews yet' : 'No answered reviews yet'} as="h2">
      {tab === 'all'
        ? 'Reviews of your businesses are listed here. Customers write them on your page.'
        : 'Reviews that you have replied to are listed here.'}
    </EmptyState>
  )

const Waiting = () => (
  <Stack gap={16} role="status" aria-label="Loading your reviews...">
    {[1, 2].map((place) => (
      <Card key={place}>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton shape="block" />
      </Card>
    ))}
  </Stack>
)

/** The page's reviews; the opened review comes first if the list lacks it. */
function useShownReviews(query: URLSearchParams, { id, cached }: Pick<OpenItem, 'id' | 'cached'>) {
  const { currentData: page, error, isFetching, refetch } = useListReceivedReviewsQuery(toReviewsQuery(query))
  const { currentData } = useGetReceivedReviewQuery(id ?? 0, { skip: id === null })
  const opened = currentData ?? cached
  const isListed = page?.items.some((review) => review.id === opened?.id)
  const items = page && (opened && !isListed ? [opened, ...page.items] : page.items)
  return { items, total: page?.total ?? 0, error, isFetching, retry: () => void refetch() }
}

type OpenItem = ReturnType<typeof useOpenItem<ReceivedReview>>

/** One tab's reviews; their number is announced. */
function ReviewList({ ownerEmail }: { ownerEmail: string }) {
  const { query } = useUrlState()
  const opened = useOpenItem<ReceivedReview>()
  const shown = useShownReviews(query, opened)
  return (
    <>
      <HiddenResultStatus>{shown.items && pluralize(shown.total, 'review')}</HiddenResultStatus>
      <ReviewListContent {...shown} opened={opened} ownerEmail={ownerEmail} />
    </>
  )
}

interface ReviewListContentProps extends ReturnType<typeof useShownReviews> {
  opened: OpenItem
  ownerEmail: string
}

function ReviewListContent({
  items,
  total,
  error,
  isFetching,
  retry,
  opened,
  ownerEmail,
}: ReviewListContentProps) {
  const { query, hrefWith } = useUrlState()
  const page = parsePage(query)
  const replying = useReviewReply(opened.open)
  if (!items && error) {
    return (
      <ErrorState title="Failed to fetch reviews" onRetry={retry} retrying={isFetching}>
        Check your connection and try again.
      </ErrorState>
    )
  }
  if (!items) return <Waiting />
  if (items.length === 0)
    return (
      <EmptyPage total={total} as="h2" firstPage={hrefWith({ page: null, id: null })}>
        <EmptyReviews tab={parseReviewTab(query)} />
      </EmptyPage>
    )
  return (
    <Stack gap={16}>
      {items.map((review) => (
        <ReceivedReviewCard
          key={review.id}
          review={review}
          isOpened={!review.reply && review.id === opened.id}
          ownerEmail={ownerEmail}
          replying={replying}
        />
      ))}
      <Pagination
        page={Number(page ?? 1)}
        pageCount={Math.ceil(total / REVIEWS_PAGE)}
        hrefFor={(next) => hrefWith({ page: next, id: null })}
      />
    </Stack>
  )
}

/** The reviews of the owner's businesses, those without a reply first. */
export function ReceivedReviews({ ownerEmail }: { ownerEmail: string }) {
  const { query } = useUrlState()
  return (
    <Stack gap={24}>
      <ReviewTabs tab={parseReviewTab(query)} business={parseBusiness(query)} />
      <BusinessChoice action={paths.dashboardReviews()} query={query} carried={['status']} />
      <ReviewList key={`${parseReviewTab(query)} ${parseBusiness(query)}`} ownerEmail={ownerEmail} />
    </Stack>
  )
}
