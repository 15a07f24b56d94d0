import { Button, Cluster, from, token } from '@portal/ui'
import { lazy, Suspense, useState } from 'react'
import { styled } from 'styled-components'
import type { DecisionState, PendingItem } from '../useDecision.ts'

const RejectDialog = lazy(() => import('./RejectDialog.tsx').then((part) => ({ default: part.RejectDialog })))

/* Sticky, since the details may be long and scroll by themselves. */
const Bar = styled(Cluster)`
  ${from.desktop} {
    position: sticky;
    bottom: 0;
    padding-block: ${token.space[12]};
    border-top: 1px solid ${token.role.line};
    background: ${token.role.raised};
  }
`

interface DecisionBarProps {
  waiting: PendingItem
  decision: DecisionState
  onDecided: () => void
}

/** Approve, or reject with a reason. */
export function DecisionBar({ waiting, decision, onDecided }: DecisionBarProps) {
  // Null before the dialog is first opened; afterwards it stays mounted with its input.
  const [rejecting, setRejecting] = useState<boolean | null>(null)
  const decide: DecisionState['decide'] = async (...decided) => {
    const wasDecided = await decision.decide(...decided)
    if (wasDecided) onDecided()
    return wasDecided
  }
  return (
    <>
      <Bar>
        <Button busy={decision.deciding} onClick={() => void decide(waiting, { status: 'approved' })}>
          Approve
        </Button>
        <Button variant="danger" disabled={decision.deciding} onClick={() => setRejecting(true)}>
          Reject with a reason…
        </Button>
      </Bar>
      {rejecting !== null && (
        <Suspense>
          <RejectDialog
            waiting={waiting}
            open={rejecting}
            onOpenChange={setRejecting}
            decide={decide}
            decision={decision}
          />
        </Suspense>
      )}
    </>
  )
}
