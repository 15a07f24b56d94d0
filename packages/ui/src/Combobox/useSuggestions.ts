import { useCallback, useEffect, useRef, useState } from 'react'

/** One option of a combobox’s list. */
export type Suggestion = {
  /** A unique key. */
  id: string
  /** Becomes the input’s value when it is picked. */
  text: string
  /** Shown instead of the text. */
  label?: string
  /** Shown after the text, but not part of the value. */
  hint?: string
  /** The heading above consecutive suggestions of the same group. */
  group?: string
}

/** Recent choices, shown for an empty input. */
export type RecentChoices = {
  /** The heading of the list. */
  title: string
  /** The choices, the latest first. */
  items: readonly Suggestion[]
  /** Forgets all of them. */
  onClear: () => void
}

/** Fetches suggestions for a text; a rejected promise counts as no suggestions. */
export type SuggestionSource = (text: string, signal: AbortSignal) => Promise<readonly Suggestion[]>

const NONE: readonly Suggestion[] = []

/**
 * The suggestions for the latest text: requests are debounced, and a new one aborts the previous one. The previous
 * suggestions stay until the new ones arrive.
 */
export function useSuggestions(source: SuggestionSource, debounceMs: number) {
  const [suggestions, setSuggestions] = useState(NONE)
  const [state, setState] = useState<'idle' | 'loading' | 'loaded'>('idle')
  const pending = useRef<AbortController>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const clear = useCallback(() => {
    clearTimeout(timer.current)
    pending.current?.abort()
    setSuggestions(NONE)
    setState('idle')
  }, [])
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      pending.current?.abort()
    },
    [],
  )

  const request = (text: string) => {
    clearTimeout(timer.current)
    pending.current?.abort()
    const controller = new AbortController()
    pending.current = controller
    // After no suggestions a longer text rarely has any, so nothing is announced as loading.
    setState((before) => (before === 'idle' ? 'loading' : before))
    const onLoad = (loaded: readonly Suggestion[]) => {
      if (controller.signal.aborted) return
      setSuggestions(loaded)
      setState('loaded')
    }
    timer.current = setTimeout(() => {
      source(text, controller.signal).then(onLoad, () => onLoad(NONE))
    }, debounceMs)
  }
  return { suggestions, state, request, clear }
}
