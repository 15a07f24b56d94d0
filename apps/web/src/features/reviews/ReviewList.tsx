import type { Review, ReviewerState } from '@portal/domain/contract'
import { formatDate, formatRelativeTime } from '@portal/domain/shared'
import { Avatar, Rating, Text, token } from '@portal/ui'
import { styled } from 'styled-components'
import { useNow } from '#shared/page/page-context.ts'
import { ReviewActions, type ReportReview } from './ReviewActions.tsx'
import { formatReviewer } from './review-text.ts'

const List = styled.ul.attrs({ role: 'list' })`
  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${token.space[4]} ${token.space[12]};
    padding-block: ${token.space[12]};
    border-top: 1px solid ${token.role.line};
  }
  > li > * {
    grid-column: 2;
  }
  > li > :first-child {
    grid-row: 1 / span 2;
    grid-column: 1;
  }
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space[8]};
  align-items: baseline;
`

const Top = styled.div`
  display: flex;
  gap: ${token.space[8]};
  justify-content: space-between;
  /* The menu is higher than the line. */
  > details {
    flex: none;
    margin-block: calc((1lh - ${token.target.min}) / 2);
  }
`

const Comment = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`

const Reply = styled.div`
  padding: ${token.space[8]} ${token.space[12]};
  border-left: 3px solid ${token.role.line};
  background: ${token.color.sand};
`

function ReviewTime({ at, timeZone, prefix = '' }: { at: string; timeZone: string; prefix?: string }) {
  const now = useNow()
  return (
    <Text as="span" size="small" tone="soft">
      {prefix}
      {/* The server's page may have been stored for a while, and this part is hydrated later than the clock is set. */}
      <time dateTime={at} suppressHydrationWarning>
        {formatDate(at, timeZone)} · {formatRelativeTime(at, now)}
      </time>
    </Text>
  )
}

interface ReviewListProps {
  reviews: readonly Review[]
  /** The time zone of the business, for dates. */
  timeZone: string
  businessName: string
  /** The reader's own state, such as marks; null if signed out, or while unknown. */
  state: ReviewerState | null
  Report?: ReportReview | undefined
}

type ReviewItemProps = Omit<ReviewListProps, 'reviews'> & { review: Review }

function ReviewItem({ review, timeZone, businessName, state, Report }: ReviewItemProps) {
  const name = formatReviewer(review.user)
  return (
    <li>
      <Avatar name={name} src={review.user.profileImageUrl} />
      <Top>
        <Head>
          <b translate="no">{name}</b>
          <Rating value={review.rating} stars />
          <ReviewTime at={review.createdAt} timeZone={timeZone} />
          {review.editedAt && <ReviewTime at={review.editedAt} timeZone={timeZone} prefix="Edited " />}
        </Head>
        {Report && state?.review?.id !== review.id && <Report reviewId={review.id} reviewer={name} />}
      </Top>
      <Comment>{review.comment}</Comment>
      {review.reply && (
        <Reply>
          <Head>
            <b>
              Reply from <span translate="no">{businessName}</span>
            </b>
            <ReviewTime at={review.reply.at} timeZone={timeZone} />
          </Head>
          <Comment>{review.reply.text}</Comment>
        </Reply>
      )}
      <ReviewActions review={review} state={state} />
    </li>
  )
}

/** Reviews one below the other, each with the owner's reply. */
export const ReviewList = ({ reviews, ...rest }: ReviewListProps) => (
  <List>
    {reviews.map((review) => (
      <ReviewItem key={review.id} review={review} {...rest} />
    ))}
  </List>
)
