import { createContext, useContext } from 'react'
import type { DecisionsState } from './useDecisions.ts'

/** The decisions of the queue that a preview is shown in. */
export const DecisionsContext = createContext<DecisionsState | null>(null)

/** The queue's decisions, for actions within a preview; throws outside of a queue. */
export function useQueueDecisions(): DecisionsState {
  const decisions = useContext(DecisionsContext)
  if (!decisions) throw new Error('A decision needs a queue around it')
  return decisions
}
