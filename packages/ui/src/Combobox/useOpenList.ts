import { useCallback, useState, type KeyboardEvent } from 'react'
import type { Suggestion } from './useSuggestions.ts'

const CARET_KEYS = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End'])

type KeyActions = {
  /** Empties the input; absent if it is empty. */
  onEmpty: (() => void) | undefined
  onPick: (suggestion: Suggestion) => void
  /** Enter without an active suggestion. */
  onEnter: () => void
}

/**
 * Whether a list of suggestions is open, the index of the active one (-1 for none), and the keys for both. The active
 * suggestion stays active while the list changes around it; if it disappears, none is active.
 */
export function useOpenList(offered: readonly Suggestion[], isLoading: boolean) {
  const [open, setOpen] = useState(false)
  const [activeId, setActiveId] = useState<string>()
  const isListOpen = open && offered.length > 0
  const isPanelOpen = isListOpen || (open && isLoading)
  const active = isListOpen ? offered.findIndex(({ id }) => id === activeId) : -1

  const close = useCallback(() => {
    setOpen(false)
    setActiveId(undefined)
  }, [])
  const move = (step: 1 | -1) => {
    if (offered.length === 0) return
    setOpen(true)
    const positions = offered.length + 1
    const next = isListOpen
      ? ((active + 1 + step + positions) % positions) - 1
      : step > 0
        ? 0
        : offered.length - 1
    setActiveId(offered[next]?.id)
  }
  const onArrow = (step: 1 | -1, isAlt: boolean) => {
    if (!isAlt) move(step)
    else if (step > 0) setOpen(true)
    else close()
  }
  const onKeyDown = (event: KeyboardEvent, { onEmpty, onPick, onEnter }: KeyActions) => {
    // An input method handles its keys itself while composing.
    if (event.nativeEvent.isComposing) return
    const { key } = event
    // A dialog around it sees the key first.
    if (key === 'Escape' && (isPanelOpen || onEmpty)) {
      event.preventDefault()
      event.stopPropagation()
      if (!isPanelOpen) onEmpty?.()
      close()
    }
    if (event.defaultPrevented) return
    const picked = offered[active]
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      onArrow(key === 'ArrowDown' ? 1 : -1, event.altKey)
    } else if (key === 'Enter' && picked) {
      event.preventDefault()
      onPick(picked)
    } else if (key === 'Enter') onEnter()
    else if (CARET_KEYS.has(key)) setActiveId(undefined)
  }
  return { open, setOpen, close, isListOpen, isPanelOpen, active, onKeyDown }
}
