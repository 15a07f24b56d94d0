import { useCallback, useEffect, useRef, useState } from 'react'

/** One option of the list: `text` becomes the input's value when it is picked, `hint` is shown after it. */
export type Suggestion = { id: string; text: string; hint?: string }

/** Fetches suggestions for a text; a rejected promise counts as no suggestions. */
export type SuggestionSource = (text: string, signal: AbortSignal) => Promise<readonly Suggestion[]>

/** The suggestions for the latest text: requests are debounced, and a new one aborts the one before. */
export function useSuggestions(source: SuggestionSource, debounceMs: number) {
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([])
  const [isLoaded, setLoaded] = useState(false)
  const pending = useRef<AbortController>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const clear = useCallback(() => {
    clearTimeout(timer.current)
    pending.current?.abort()
    setSuggestions([])
    setLoaded(false)
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
    const onLoad = (loaded: readonly Suggestion[]) => {
      if (controller.signal.aborted) return
      setSuggestions(loaded)
      setLoaded(true)
    }
    timer.current = setTimeout(() => {
      source(text, controller.signal).then(onLoad, () => onLoad([]))
    }, debounceMs)
  }
  return { suggestions, isLoaded, request, clear }
}
