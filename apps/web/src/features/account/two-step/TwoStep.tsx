import { ErrorState, PageLoader } from '@portal/ui'
import { useState } from 'react'
import { useGetSecondStepQuery } from '../two-step.api.ts'
import { RecoveryCodeList } from './RecoveryCodeList.tsx'
import { SetUp } from './SetUp.tsx'
import { TurnedOn } from './TurnedOn.tsx'

/** Two-step sign-in of one's own account. New recovery codes stay until the user confirms that they are kept. */
export function TwoStep() {
  const { data: state, isFetching, refetch } = useGetSecondStepQuery()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <RecoveryCodeList codes={codes} onKept={() => setCodes(null)} />
  if (!state) {
    return isFetching ? (
      <PageLoader label="Loading..." />
    ) : (
      <ErrorState title="We couldn’t load this" onRetry={() => void refetch()}>
        Check your connection and try again.
      </ErrorState>
    )
  }
  return state.isOn ? (
    <TurnedOn state={state} onNewCodes={setCodes} />
  ) : (
    <SetUp hasPassword={state.hasPassword} onTurnedOn={setCodes} />
  )
}
