import type { Business, Review, ReviewerState } from '@portal/domain/contract'
import { GALLERY_PLAN, getPlan } from '@portal/domain/plan'
import { pluralize } from '@portal/domain/shared'
import { Alert, ErrorState, Pagination, Skeleton, TabLinks, Text } from '@portal/ui'
import { useLocation } from 'react-router-dom'
import { useAccount } from '#features/account/account.api.ts'
import type { Page } from '#api/page.ts'
import { HiddenResultStatus } from '#shared/lists/ResultStatus.tsx'
import {
  REVIEWS_PER_PAGE,
  useListReviewsQuery,
  useReviewerStateQuery,
  useReviewSummaryQuery,
} from './reviews.api.ts'
import { Panel } from '#shared/layout/Panel.tsx'
import type { ReportReview } from './ReviewActions.tsx'
import { ReviewList } from './ReviewList.tsx'
import { describeOrder, getPageHref, parseReviewsQuery, getSortHref } from './reviews-query.api.ts'
import { StarBars } from './StarBars.tsx'
import { WriteReview } from './WriteReview.tsx'

interface ReviewsPanelProps {
  business: Business
  Report?: ReportReview | undefined
}

function Distribution({ business }: { business: Business }) {
  const { data } = useReviewSummaryQuery(business.id)
  return data && data.count > 0 && <StarBars summary={data} />
}

/** Links to the other order, if there is one. */
function SortLinks({ sort, search }: { sort: 'useful' | undefined; search: string }) {
  const items = [
    { href: getSortHref(search, undefined), label: 'Newest', current: sort === undefined },
    { href: getSortHref(search, 'useful'), label: 'Most useful', current: sort === 'useful' },
  ]
  return <TabLinks label="Sort reviews" items={items} />
}

interface ReviewPageProps extends ReviewsPanelProps {
  shown: Page<Review>
  state: ReviewerState | null
}

function ReviewPage({ business, shown: { items, total }, state, Report }: ReviewPageProps) {
  const { search } = useLocation()
  const query = parseReviewsQuery(business.id, new URLSearchParams(search))
  const { sort, page = '1' } = query
  if (total === 0) return <Text tone="soft">No reviews yet</Text>
  return (
    <>
      {total > 1 && (
        <>
          <SortLinks sort={sort} search={search} />
          <HiddenResultStatus>{describeOrder(query)}</HiddenResultStatus>
        </>
      )}
      {items.length === 0 && <Text tone="soft">No more reviews</Text>}
      <ReviewList
        reviews={items}
        timeZone={business.timeZone}
        businessName={business.name}
        state={state}
        Report={Report}
      />
      {total > REVIEWS_PER_PAGE && (
        <Pagination
          label="Pages of reviews"
          page={Number(page)}
          pageCount={Math.ceil(total / REVIEWS_PER_PAGE)}
          hrefFor={(wanted) => getPageHref(search, wanted)}
        />
      )}
    </>
  )
}

function Reviews({ business, state, Report }: ReviewsPanelProps & { state: ReviewerState | null }) {
  const { search } = useLocation()
  const query = parseReviewsQuery(business.id, new URLSearchParams(search))
  const { data, isError, isFetching, refetch } = useListReviewsQuery(query)
  if (isError) {
    return (
      <ErrorState title="Failed to fetch reviews" onRetry={() => void refetch()} retrying={isFetching}>
        Check your connection and try again.
      </ErrorState>
    )
  }
  if (!data) return <Skeleton shape="block" />
  return <ReviewPage business={business} shown={data} state={state} Report={Report} />
}

/** The reviews, with the reader's own state, which arrives after the account is known. */
export function ReviewsPanel({ business, Report }: ReviewsPanelProps) {
  const isSignedIn = useAccount().status === 'signed-in'
  const { data, refetch } = useReviewerStateQuery(business.id, { skip: !isSignedIn })
  const state = (isSignedIn && data) || null
  return (
    <Panel
      title="Reviews"
      id="reviews"
      action={
        <WriteReview
          business={business}
          isSignedIn={isSignedIn}
          state={state}
          onConflict={() => void refetch()}
        />
      }
    >
      <Distribution business={business} />
      <Reviews business={business} state={state} Report={Report} />
    </Panel>
  )
}

/** Tells the owner that their plan doesn't show reviews; nothing for anybody else. */
export function HiddenReviewsPanel({ business }: { business: Business }) {
  const isSignedIn = useAccount().status === 'signed-in'
  const { data } = useReviewerStateQuery(business.id, { skip: !isSignedIn })
  const isOwner = isSignedIn && data?.isOwner === true
  const { data: summary } = useReviewSummaryQuery(business.id, { skip: !isOwner })
  if (!isOwner) return null
  const count = summary?.count ?? 0
  return (
    <Panel title="Your reviews" id="reviews">
      <Alert tone="info" title={`Visitors can’t read reviews on ${getPlan(business.subscriptionTier).name}.`}>
        {count > 0 && `You have ${pluralize(count, 'review')}. `}
        Reviews and your rating show with {GALLERY_PLAN.name}.
      </Alert>
    </Panel>
  )
}
