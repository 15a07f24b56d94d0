import type { Business, Review } from '@portal/domain/contract'
import { formatDate, formatRelativeTime } from '@portal/domain/shared'
import { Avatar, ErrorState, Rating, Skeleton, Text, token } from '@portal/ui'
import { styled } from 'styled-components'
import { useNow } from '#shared/page/page-context.ts'
import { useListReviewsQuery } from '../businesses.api.ts'
import { Panel } from './Panel.tsx'

const List = styled.ul.attrs({ role: 'list' })`
  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${token.space[4]} ${token.space[12]};
    padding-block: ${token.space[12]};
    border-top: 1px solid ${token.role.line};
  }
  > li > :first-child {
    grid-row: 1 / span 2;
  }
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space[8]};
  align-items: baseline;
`

/** A reviewer as the public reads them: `Joses K.`. */
const formatReviewer = ({ firstName, lastName }: Review['user']): string =>
  lastName === '' ? firstName : `${firstName} ${lastName.slice(0, 1)}.`

function ReviewItem({ review, timeZone }: { review: Review; timeZone: string }) {
  const now = useNow()
  const name = formatReviewer(review.user)
  return (
    <li>
      <Avatar name={name} src={review.user.profileImageUrl} />
      <Head>
        <b>{name}</b>
        <Rating value={review.rating} stars />
        <Text as="span" size="small" tone="soft">
          <time dateTime={review.createdAt}>
            {formatDate(review.createdAt, timeZone)} · {formatRelativeTime(review.createdAt, now)}
          </time>
        </Text>
      </Head>
      <p>{review.comment}</p>
    </li>
  )
}

/** Reviews one below the other; their dates are read in the business's time zone. */
export const ReviewList = ({ reviews, timeZone }: { reviews: readonly Review[]; timeZone: string }) => (
  <List>
    {reviews.map((review) => (
      <ReviewItem key={review.id} review={review} timeZone={timeZone} />
    ))}
  </List>
)

function Reviews({ business }: { business: Business }) {
  const { data, isError, isFetching, refetch } = useListReviewsQuery(business.id)
  if (isError) {
    return (
      <ErrorState title="Failed to fetch reviews" onRetry={() => void refetch()} retrying={isFetching}>
        Check your connection and try again.
      </ErrorState>
    )
  }
  if (!data) return <Skeleton shape="block" />
  if (data.length === 0) return <Text tone="soft">No reviews yet</Text>
  return <ReviewList reviews={data} timeZone={business.timeZone} />
}

/** The reviews, if the plan shows them. */
export const ReviewsPanel = ({ business }: { business: Business }) => (
  <Panel title="Reviews" id="reviews">
    <Reviews business={business} />
  </Panel>
)
