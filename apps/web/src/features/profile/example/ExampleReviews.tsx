import { getAverageRating } from '@portal/domain/business'
import type { Review, ReviewSummary } from '@portal/domain/contract'
import { Alert, Button, Skeleton, Stack, TextLink } from '@portal/ui'
import { lazy, Suspense, useState } from 'react'
import { paths } from '#shared/urls/paths.ts'
import { useNow } from '#shared/page/page-context.ts'
import { ReviewList, StarBars } from '#features/reviews/review-list.api.ts'
import { EXAMPLE } from './example.ts'
import { createExampleReviews } from './example-reviews.ts'

const ReviewForm = lazy(() =>
  import('#features/reviews/review-form.api.ts').then((part) => ({ default: part.ReviewForm })),
)

function summarize(reviews: readonly Review[]): ReviewSummary {
  const getCount = (level: number) => reviews.filter(({ rating }) => rating === level).length
  const sum = reviews.reduce((total, { rating }) => total + rating, 0)
  return {
    count: reviews.length,
    average: getAverageRating(sum, reviews.length),
    stars: [getCount(1), getCount(2), getCount(3), getCount(4), getCount(5)],
  }
}

/** The form of a real profile, which explains instead of sending. */
function SampleForm({ onCancel }: { onCancel: () => void }) {
  const [isSent, setSent] = useState(false)
  if (isSent) {
    return (
      <Alert tone="info" title="This is a sample, so nothing was sent." role="status">
        On a real listing, we review what you wrote before publishing it.{' '}
        <TextLink href={paths.directory()}>Find a business to review</TextLink>
      </Alert>
    )
  }
  return (
    <>
      <Alert tone="info" title="Sample.">
        Try the form: nothing is sent from this page.
      </Alert>
      <Suspense fallback={<Skeleton shape="block" />}>
        <ReviewForm
          subject="example"
          submitLabel="Send review"
          asksToSignIn={false}
          onSend={() => {
            setSent(true)
            return Promise.resolve(null)
          }}
          onSignIn={onCancel}
          onCancel={onCancel}
        />
      </Suspense>
    </>
  )
}

/** What made-up customers say of the sample business, and the form to write a review. */
export function ExampleReviews() {
  const [isOpen, setOpen] = useState(false)
  const reviews = createExampleReviews(useNow())
  return (
    <Stack gap={16}>
      {isOpen ? (
        <SampleForm onCancel={() => setOpen(false)} />
      ) : (
        <div>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            Write Review
          </Button>
        </div>
      )}
      <StarBars summary={summarize(reviews)} />
      <ReviewList reviews={reviews} timeZone={EXAMPLE.timeZone} businessName={EXAMPLE.name} state={null} />
    </Stack>
  )
}
