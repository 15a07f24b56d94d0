import { Button } from '@portal/ui'
import { lazy, Suspense, useState } from 'react'
import { TAKE_DOWN_TEXTS } from '../queue-kinds.ts'
import { useQueueDecisions } from '../useDecisions.ts'

const RejectDialog = lazy(() => import('./RejectDialog.tsx').then((part) => ({ default: part.RejectDialog })))

/** Takes down a published review, whatever the decision about the report on it. */
export function TakeDownReview({ review }: { review: { id: number; title: string } }) {
  const decisions = useQueueDecisions()
  const [open, setOpen] = useState<boolean | null>(null)
  return (
    <>
      <Button variant="danger" busy={decisions.isSending} onClick={() => setOpen(true)}>
        Take the review down…
      </Button>
      {open !== null && (
        <Suspense>
          <RejectDialog
            {...TAKE_DOWN_TEXTS}
            draft={`note on taking down review ${review.id}`}
            title={
              <>
                the review of <span translate="no">{review.title}</span>
              </>
            }
            open={open}
            onOpenChange={setOpen}
            send={(reason) => decisions.takeDown({ kind: 'reviews', ...review }, reason)}
            isSending={decisions.isSending}
            refusal={decisions.refusal}
          />
        </Suspense>
      )}
    </>
  )
}
