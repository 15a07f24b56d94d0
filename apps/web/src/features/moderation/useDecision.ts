import type { Decision } from '@portal/domain/contract'
import { useToast } from '@portal/ui'
import { useRef, useState } from 'react'
import { isApiError } from '#shared/calls/api-error.ts'

/** The kind of item, as within a sentence. */
export type DecidedKind = 'business' | 'event' | 'tender' | 'job'

/** A pending item as it was loaded. */
export interface PendingItem {
  id: number
  name: string
  submittedAt: string
}

type DecisionBody = Pick<Decision, 'status' | 'reason' | 'note'>

const VERBS = { approved: 'approve', rejected: 'reject' } as const

const CAPITALISED: Readonly<Record<DecidedKind, string>> = {
  business: 'Business',
  event: 'Event',
  tender: 'Tender',
  job: 'Job',
}

const formatSuccess = (kind: DecidedKind, status: DecisionBody['status']) =>
  status === 'approved'
    ? {
        title: `${CAPITALISED[kind]} Approved`,
        description: `The ${kind} has been approved and is now live.`,
      }
    : { title: `${CAPITALISED[kind]} Rejected`, description: `The ${kind} has been rejected.` }

interface DecisionOptions {
  kind: DecidedKind
  /** Sends the decision; the result has the error. */
  send: (decision: DecisionBody & { id: number; submittedAt: string }) => PromiseLike<{ error?: unknown }>
  isSending: boolean
}

export interface DecisionState {
  kind: DecidedKind
  /** Resolves to whether the decision succeeded. */
  decide: (waiting: PendingItem, decision: DecisionBody) => Promise<boolean>
  deciding: boolean
  /** Why the last decision failed, in the API's words. */
  refusal: string | null
}

/** Sends a decision and reports the result: a toast, and the reason beside the queue if it failed. */
export function useDecision({ kind, send, isSending }: DecisionOptions): DecisionState {
  const { show } = useToast()
  const [refusal, setRefusal] = useState<string | null>(null)
  const sent = useRef(new Set<string>())
  const decide: DecisionState['decide'] = async ({ id, name, submittedAt }, decision) => {
    // Prevents a second decision before the item has left the queue. A resubmitted item has a new key.
    const submission = `${id} ${submittedAt}`
    if (sent.current.has(submission)) return false
    sent.current.add(submission)
    const { error } = await send({ id, submittedAt, ...decision })
    if (error === undefined) {
      setRefusal(null)
      show(formatSuccess(kind, decision.status))
      return true
    }
    sent.current.delete(submission)
    setRefusal(isApiError(error) && error.sentence ? `${name}: ${error.sentence}` : null)
    show({
      title: 'Error',
      description: `Failed to ${VERBS[decision.status]} ${kind}. Please try again.`,
      tone: 'destructive',
    })
    return false
  }
  return { kind, decide, deciding: isSending, refusal }
}
