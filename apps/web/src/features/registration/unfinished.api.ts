import { useCallback, useEffect, useMemo, useState } from 'react'
import { draftShelf, type Draft } from './draft.ts'

export interface Unfinished {
  /** What was typed last and not sent; null when there is nothing. */
  draft: Draft | null
  discard: () => void
  /** Brings back what was just discarded; null where nothing was. */
  undo: (() => void) | null
}

/**
 * The registration that this device keeps: a new one, or that of the rejected listing `resubmits`. For parts that only
 * the browser draws, since the server has no device.
 */
export function useUnfinished(resubmits: number | null, now: number): Unfinished {
  const shelf = useMemo(() => draftShelf(resubmits), [resubmits])
  const [draft, setDraft] = useState(() => shelf.newest(now))
  const [discarded, setDiscarded] = useState<Draft | null>(null)
  const look = useCallback(() => setDraft(shelf.newest(now)), [shelf, now])
  useEffect(() => {
    window.addEventListener('storage', look)
    return () => window.removeEventListener('storage', look)
  }, [look])
  const discard = () => {
    if (!draft) return
    shelf.discard(draft.id, now)
    setDiscarded(draft)
    look()
  }
  const undo = () => {
    if (discarded) shelf.keep(discarded, now)
    setDiscarded(null)
    look()
  }
  return { draft, discard, undo: discarded && undo }
}
