import { UNDO_SECONDS } from '@portal/domain/moderation'
import { useEffect, useState } from 'react'
import { isApiError } from '#shared/calls/api-error.ts'
import { describeFailure } from '#shared/calls/describe-failure.ts'
import { useUndoDecisionMutation, type QueueKey } from './moderation.api.ts'

/** A decision that was just made, and until when this browser offers to undo it. */
export interface UndoableDecision {
  id: number
  /** What was decided: `Business approved: Auki Hardware`. */
  text: string
  until: number
}

export interface UndoState {
  undoable: UndoableDecision | null
  secondsLeft: number
  /** Whether the last decision was undone. */
  isUndone: boolean
  isUndoing: boolean
  /** Why the last undo was refused. */
  refusal: string | null
  /** Offers to undo a decision that succeeded, counting from when it was sent. */
  offer: (decision: { id: number; text: string; sentAt: number }) => void
  undo: () => Promise<void>
}

/** Offers to undo the last decision for ten seconds from when it was sent. */
export function useUndo(onUndone: (undone: readonly QueueKey[]) => void): UndoState {
  const [send, { isLoading }] = useUndoDecisionMutation()
  const [undoable, setUndoable] = useState<UndoableDecision | null>(null)
  const [isUndone, setUndone] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const secondsLeft = useSecondsLeft(undoable, setUndoable)
  return {
    undoable,
    secondsLeft,
    isUndone,
    isUndoing: isLoading,
    refusal,
    offer({ id, text, sentAt }) {
      setRefusal(null)
      setUndone(false)
      setUndoable({ id, text, until: sentAt + UNDO_SECONDS * 1000 })
    },
    async undo() {
      if (undoable === null || isLoading) return
      const result = await send(undoable.id)
      // After a lost connection the offer stays: pressing again sends it again, and counts once.
      if (isApiError(result.error) && result.error.status === 0) {
        setRefusal('We couldn’t reach the portal. Select Undo again while there is time.')
        return
      }
      setUndoable(null)
      const notUndone = result.data?.kept.map(({ message }) => message) ?? []
      const reasons = isApiError(result.error)
        ? [describeFailure(result.error, result.error.message)]
        : notUndone
      setRefusal(reasons.length > 0 ? reasons.join('. ') : null)
      if (!result.data) return
      setUndone(result.data.undone.length > 0)
      onUndone(result.data.undone)
    },
  }
}

/** Counts down, and ends the offer. */
function useSecondsLeft(undoable: UndoableDecision | null, end: (undoable: null) => void): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (undoable === null) return
    const tick = () => {
      setNow(Date.now())
      if (Date.now() >= undoable.until) end(null)
    }
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [undoable, end])
  return undoable === null ? 0 : Math.max(0, Math.ceil((undoable.until - now) / 1000))
}
