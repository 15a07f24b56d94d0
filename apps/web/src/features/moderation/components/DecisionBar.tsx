import type { QueueItem } from '@portal/domain/contract'
import { below, Button, Cluster, token } from '@portal/ui'
import { lazy, Suspense, useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { toRejectionTexts } from '../queue-kinds.ts'
import { getSubmissionKey, type DecisionsState } from '../useDecisions.ts'

const RejectDialog = lazy(() => import('./RejectDialog.tsx').then((part) => ({ default: part.RejectDialog })))

/* Sticky, since the details may be longer than the window. */
const Bar = styled(Cluster)`
  position: sticky;
  bottom: 0;
  z-index: 1;
  padding-block: ${token.space[12]};
  border-top: 1px solid ${token.role.line};
  background: ${token.role.raised};
  /* Side by side on a phone. */
  ${below.tablet} {
    flex-wrap: nowrap;
    align-items: stretch;
    > * {
      flex: 1 1 auto;
      padding-inline: ${token.space[12]};
    }
  }
`

/** So long a second tap was meant for the item before: the next one has its buttons in the same place. */
const SETTLE_MS = 800

/** Whether an item that a decision has opened is still too new to be pressed. */
function useSettling(submissionKey: string, isNext: boolean): boolean {
  const [settled, setSettled] = useState(isNext ? null : submissionKey)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(submissionKey), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [submissionKey])
  return isNext && settled !== submissionKey
}

/** The dialog of an item's rejection. */
export interface RejectionState {
  submissionKey: string
  isOpen: boolean
}

interface DecisionBarProps {
  item: QueueItem
  decisions: DecisionsState
  /** The item whose dialog was opened last; it stays mounted with its input while the item is shown. */
  rejecting: RejectionState | null
  setRejecting: (rejecting: RejectionState) => void
  /** Sends a decision, and opens the next item. */
  decide: DecisionsState['decide']
}

/** Approve, or reject with a reason; of a report: resolve or dismiss. */
export function DecisionBar({ item, decisions, rejecting, setRejecting, decide }: DecisionBarProps) {
  const isReport = item.kind === 'reports'
  const { isSending, refusal } = decisions
  const submissionKey = getSubmissionKey(item)
  const isSettling = useSettling(submissionKey, decisions.last !== null)
  const setOpen = (isOpen: boolean) => setRejecting({ submissionKey, isOpen })
  return (
    <>
      <Bar>
        <Button
          busy={isSending}
          unavailable={isSettling}
          onClick={() => void decide(item, { status: isReport ? 'resolved' : 'approved' })}
        >
          {isReport ? 'Resolve' : 'Approve'}
        </Button>
        <Button variant="danger" unavailable={isSending} onClick={() => setOpen(true)}>
          {isReport ? 'Dismiss…' : 'Reject with a reason…'}
        </Button>
      </Bar>
      {rejecting?.submissionKey === submissionKey && (
        <Suspense>
          <RejectDialog
            key={submissionKey}
            {...toRejectionTexts(item.kind)}
            draft={`note on ${item.kind} ${item.id}`}
            title={item.title}
            open={rejecting.isOpen}
            onOpenChange={setOpen}
            send={(reason) => decide(item, { status: isReport ? 'dismissed' : 'rejected', ...reason })}
            isSending={isSending}
            refusal={refusal}
          />
        </Suspense>
      )}
    </>
  )
}
