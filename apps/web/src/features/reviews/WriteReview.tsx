import { getBusinessPath } from '@portal/domain/business'
import type { Business, ReviewerState } from '@portal/domain/contract'
import { LinkButton, Skeleton, Text } from '@portal/ui'
import { lazy, Suspense, useEffect, useRef, useState, type MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { isApiError } from '#shared/calls/api-error.ts'
import { useHydrated } from '#shared/page/useHydrated.ts'
import { paths } from '#shared/urls/paths.ts'
import { useCreateReviewMutation } from './reviews.api.ts'
import { WRITE_ANCHOR } from './reviews-query.api.ts'

const ReviewForm = lazy(() => import('./ReviewForm.tsx').then((part) => ({ default: part.ReviewForm })))

const OwnReviewCard = lazy(() =>
  import('./OwnReviewCard.tsx').then((part) => ({ default: part.OwnReviewCard })),
)

const Box = styled.div`
  &:focus {
    outline: none;
  }
  @media print {
    display: none;
  }
`

interface WriteReviewProps {
  business: Business
  isSignedIn: boolean
  /** Null while unknown, or if signed out. */
  state: ReviewerState | null
  onConflict: () => void
}

/** Whether the form to write a review is open: it opens too if the address says so, on return from sign-in. */
function useOpenForm(hasReview: boolean) {
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const [isOpened, setOpened] = useState(false)
  const isHydrated = useHydrated()
  // Its place is taken: it does not come back once the review is deleted.
  if (hasReview && isOpened) setOpened(false)
  return {
    isOpen: isOpened || (isHydrated && hash === WRITE_ANCHOR),
    open: () => setOpened(true),
    /** Once it is sent the form stays until the review itself takes its place. */
    close: (isSent: boolean) => {
      setOpened(isSent)
      if (hash === WRITE_ANCHOR) void navigate(pathname, { replace: true, preventScrollReset: true })
    },
  }
}

interface NewReviewProps extends Omit<WriteReviewProps, 'state'> {
  form: ReturnType<typeof useOpenForm>
  /** Called when the form is left unsent, and its controls are gone. */
  onLeft: () => void
}

/** The form to write a review, and the link that opens it. */
function NewReview({ business, isSignedIn, onConflict, form, onLeft }: NewReviewProps) {
  const navigate = useNavigate()
  const [create] = useCreateReviewMutation()
  const signInHref = paths.signIn(`${getBusinessPath(business)}${WRITE_ANCHOR}`)
  if (!form.isOpen) {
    const open = (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      form.open()
    }
    return (
      <LinkButton variant="secondary" href={signInHref} onClick={open}>
        Write a Review
      </LinkButton>
    )
  }
  return (
    <>
      <h3>Write a Review</h3>
      <Suspense fallback={<Skeleton shape="block" />}>
        <ReviewForm
          subject={String(business.id)}
          submitLabel="Send review"
          asksToSignIn={!isSignedIn}
          onSend={async (body, key) => {
            const { error } = await create({ business: business.id, body, key })
            if (!error) form.close(true)
            if (isApiError(error) && error.status === 409) onConflict()
            return error ?? null
          }}
          onSignIn={() => void navigate(signInHref)}
          onCancel={() => {
            form.close(false)
            onLeft()
          }}
        />
      </Suspense>
    </>
  )
}

/** The reader's options: write a review, or see and change their own. */
export function WriteReview({ business, isSignedIn, state, onConflict }: WriteReviewProps) {
  const box = useRef<HTMLDivElement>(null)
  const review = state?.review
  const form = useOpenForm(Boolean(review))
  const before = useRef(review)
  // The focused control may be gone.
  useEffect(() => {
    const isNews =
      state !== null && (before.current === null) !== (review === null) && before.current !== undefined
    before.current = review
    if (isNews) box.current?.focus()
  }, [state, review])
  // The form filled the screen: once it is gone, what replaces it would be above the window.
  const [returns, setReturns] = useState(0)
  useEffect(() => {
    if (returns > 0) box.current?.focus()
  }, [returns])
  const focusBox = () => setReturns((count) => count + 1)
  return (
    <Box
      ref={box}
      tabIndex={-1}
      id={WRITE_ANCHOR.slice(1)}
      data-wide={state?.isOwner || review || form.isOpen ? '' : undefined}
    >
      {state?.isOwner ? (
        <Text tone="soft">This is your own business: customers review it, and you can reply.</Text>
      ) : review ? (
        <Suspense fallback={<Skeleton shape="block" />}>
          <OwnReviewCard
            review={review}
            timeZone={business.timeZone}
            onDeleted={() => box.current?.focus()}
            onEdited={focusBox}
          />
        </Suspense>
      ) : (
        <NewReview
          business={business}
          isSignedIn={isSignedIn}
          onConflict={onConflict}
          form={form}
          onLeft={focusBox}
        />
      )}
    </Box>
  )
}
