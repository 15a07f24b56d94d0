import type { QueueItem, QueueState, decideItem } from '@portal/domain/contract'
import { getQueueStatusLabel } from '@portal/domain/moderation'
import { formatRelativeTime } from '@portal/domain/shared'
import { useToast } from '@portal/ui'
import { useRef, useState, createContext, useContext } from 'react'
import { getConflict, isApiError } from '#shared/calls/api-error.ts'
import { reuseOrCreateKey, type IdempotencyKey } from '#shared/drafts/idempotency-key.ts'
import {
  useApproveItemsMutation,
  useDecideItemMutation,
  useTakeDownReviewMutation,
  type DecisionInput,
  type QueueKey,
} from './moderation.api.ts'
import { isBulkKind, KINDS } from './queue-kinds.ts'
import { useUndo, type UndoState } from './useUndo.ts'

/** The key of an item as submitted; a resubmission has another key. */
export const getSubmissionKey = ({
  kind,
  id,
  submittedAt,
}: Pick<QueueItem, 'kind' | 'id' | 'submittedAt'>): string => `${kind}-${id}-${submittedAt}`

type DecisionBody = Pick<DecisionInput, 'status' | 'reason' | 'note'>

const VERBS = { approved: 'approve', rejected: 'reject', resolved: 'resolve', dismissed: 'dismiss' } as const

const formatSuccess = (kind: QueueItem['kind'], status: DecisionBody['status']) => {
  const { capitalised, singular } = KINDS[kind]
  const title = `${capitalised} ${getQueueStatusLabel(status)}`
  return status === 'approved'
    ? { title, description: `The ${singular} has been approved and is now live.` }
    : { title, description: `The ${singular} has been ${status}.` }
}

const LOST = 'We didn’t receive your decision. Check your connection and try again: it counts only once.'

/** The present state, for a decision that came too late: `Approved by Ruth Kalsakau, 2 minutes ago`. */
function formatCurrent({ status, by, at }: QueueState): string | null {
  if (status === 'pending') return null
  const when = at === null ? '' : `, ${formatRelativeTime(at, Date.now())}`
  return `${getQueueStatusLabel(status)}${by === null ? '' : ` by ${by}`}${when}`
}

function formatRefusal(title: string, error: unknown): string | null {
  if (!isApiError(error)) return null
  if (error.status === 0) return LOST
  const current = getConflict<typeof decideItem>(error)?.current
  const text = (current && formatCurrent(current)) ?? error.problem?.message ?? null
  return text === null ? null : `${title}: ${text}`
}

export interface DecisionsState {
  /** Resolves to whether it was decided. */
  decide: (item: QueueItem, decision: DecisionBody) => Promise<boolean>
  approveAll: (items: readonly QueueItem[]) => Promise<void>
  takeDown: (item: QueueKey & { title: string }, reason: TakeDownReason) => Promise<boolean>
  isSending: boolean
  /** Why the last decision failed, or the present state. */
  refusal: string | null
  /** Submissions that were decided: they leave the list before it has been fetched again. */
  decided: ReadonlySet<string>
  /** What was decided last, with its time. */
  last: { text: string; at: number } | null
  undo: UndoState
}

interface TakeDownReason {
  reason?: string
  note?: string
}

/** Sends decisions, reports their outcomes, and offers to undo the last one. */
export function useDecisions(onUndone: (undone: readonly QueueKey[]) => void): DecisionsState {
  const { show, clear } = useToast()
  const [send, { isLoading: isDeciding }] = useDecideItemMutation()
  const [sendAll, { isLoading: isApproving }] = useApproveItemsMutation()
  const [sendTakeDown, { isLoading: isTakingDown }] = useTakeDownReviewMutation()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set())
  const [last, setLast] = useState<DecisionsState['last']>(null)
  const { getKey, settle } = useIdempotencyKey()
  const sending = useRef(new Set<string>())
  const undo = useUndo((undone) => {
    const isUndone = (submissionKey: string) =>
      undone.some(({ kind, id }) => submissionKey.startsWith(`${kind}-${id}-`))
    setDecided((before) => new Set([...before].filter((submissionKey) => !isUndone(submissionKey))))
    setLast(null)
    // The decision's toast is no longer true.
    clear(Date.now() + 1)
    onUndone(undone)
  })

  const recordDecision = (text: string, decision: { id: number }, sentAt: number) => {
    setLast({ text, at: Date.now() })
    undo.offer({ id: decision.id, text, sentAt })
  }

  const decide: DecisionsState['decide'] = async (item, decision) => {
    const submissionKey = getSubmissionKey(item)
    // Prevents a second decision before the item has left the list.
    if (sending.current.has(submissionKey) || decided.has(submissionKey)) return false
    sending.current.add(submissionKey)
    const sentAt = Date.now()
    const { kind, id, submittedAt } = item
    const input = { kind, id, submittedAt, ...decision }
    const { data, error } = await send({ ...input, key: getKey(input) })
    sending.current.delete(submissionKey)
    settle(error)
    if (data) {
      setRefusal(null)
      setDecided((before) => new Set(before).add(submissionKey))
      show(formatSuccess(kind, decision.status))
      const { capitalised } = KINDS[kind]
      recordDecision(`${capitalised} ${decision.status}: ${item.title}`, data.decision, sentAt)
      return true
    }
    setRefusal(formatRefusal(item.title, error))
    // If somebody else decided first, a retry can't help: the notice shows the present state.
    if (isApiError(error) && error.status === 409) return false
    const failure = `Failed to ${VERBS[decision.status]} ${KINDS[kind].singular}. Please try again.`
    show({ title: 'Error', description: failure, tone: 'destructive' })
    return false
  }

  const approveAll: DecisionsState['approveAll'] = async (items) => {
    const selected = items.flatMap(({ kind, id, submittedAt }) =>
      isBulkKind(kind) ? [{ kind, id, submittedAt }] : [],
    )
    if (selected.length === 0 || isApproving) return
    const sentAt = Date.now()
    const { data, error } = await sendAll({ items: selected, key: getKey(selected) })
    settle(error)
    if (!data) {
      setRefusal(formatRefusal('Not approved', error))
      return
    }
    const approved = items.filter((_, index) => data.outcomes[index]?.isApproved)
    setDecided((before) => new Set([...before, ...approved.map(getSubmissionKey)]))
    const refused = data.outcomes.flatMap(({ isApproved, message, current }, index) =>
      isApproved ? [] : [`${items[index]?.title}: ${(current && formatCurrent(current)) ?? message}`],
    )
    setRefusal(refused.length > 0 ? refused.join('. ') : null)
    if (data.decision) recordDecision(`${approved.length} approved`, data.decision, sentAt)
  }

  const takeDown: DecisionsState['takeDown'] = async ({ id, title }, reason) => {
    const sentAt = Date.now()
    const { data, error } = await sendTakeDown({ id, ...reason, key: getKey({ id, ...reason }) })
    settle(error)
    setRefusal(data ? null : formatRefusal(title, error))
    if (!data) return false
    recordDecision(`Review taken down: ${title}`, data.decision, sentAt)
    return true
  }

  const isSending = isDeciding || isApproving || isTakingDown
  return { decide, approveAll, takeDown, isSending, refusal, decided, last, undo }
}

/** The key of a decision: it stays the same until the portal has responded, so that a retry counts once. */
function useIdempotencyKey() {
  const last = useRef<IdempotencyKey | null>(null)
  return {
    getKey: (content: unknown): string => {
      last.current = reuseOrCreateKey(content, last.current)
      return last.current.key
    },
    settle: (error: unknown): void => {
      if (!isApiError(error) || error.status !== 0) last.current = null
    },
  }
}

/** The decisions of the queue that a preview is shown in. */
export const DecisionsContext = createContext<DecisionsState | null>(null)

/** The queue's decisions, for actions within a preview; throws outside of a queue. */
export function useQueueDecisions(): DecisionsState {
  const decisions = useContext(DecisionsContext)
  if (!decisions) throw new Error('A decision needs a queue around it')
  return decisions
}
