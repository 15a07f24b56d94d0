import type { PendingBusiness } from '@portal/domain/contract'
import { useToast } from '@portal/ui'
import { useRef, useState } from 'react'
import { isApiError } from '#api/api-error.ts'
import { useDecideMutation, type DecisionInput } from './moderation.api.ts'

const VERBS = { approved: 'approve', rejected: 'reject' } as const
const SUCCESS = {
  approved: {
    title: 'Business Approved',
    description: 'The business has been approved and is now live.',
  },
  rejected: { title: 'Business Rejected', description: 'The business has been rejected.' },
} as const

export interface DecisionState {
  /** Resolves to whether the decision was taken. */
  decide: (business: PendingBusiness, decision: Omit<DecisionInput, 'id'>) => Promise<boolean>
  deciding: boolean
  /** Why the last decision was not taken, in the API's words. */
  refusal: string | null
}

/** Takes a decision and says how it went: a toast, and beside the queue the reason when it was refused. */
export function useDecision(): DecisionState {
  const [send, { isLoading }] = useDecideMutation()
  const { show } = useToast()
  const [refusal, setRefusal] = useState<string | null>(null)
  const sent = useRef(new Set<number>())
  const decide: DecisionState['decide'] = async ({ id, name, submittedAt }, decision) => {
    // A second press may come before the listing has left the queue.
    if (sent.current.has(id)) return false
    sent.current.add(id)
    const { error } = await send({ id, submittedAt, ...decision })
    if (error) sent.current.delete(id)
    if (!error) {
      setRefusal(null)
      show(SUCCESS[decision.status])
      return true
    }
    setRefusal(isApiError(error) && error.sentence ? `${name}: ${error.sentence}` : null)
    show({
      title: 'Error',
      description: `Failed to ${VERBS[decision.status]} business. Please try again.`,
      tone: 'destructive',
    })
    return false
  }
  return { decide, deciding: isLoading, refusal }
}
