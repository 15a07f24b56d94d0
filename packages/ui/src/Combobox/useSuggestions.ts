import { useCallback, useEffect, useRef, useState } from 'react'

/** One entry of the list: `text` goes into the input when it is chosen, `hint` stands behind it. */
export type Suggestion = { id: string; text: string; hint?: string }

/** Where suggestions come from; a rejected promise means that there are none this time. */
export type SuggestionSource = (text: string, signal: AbortSignal) => Promise<readonly Suggestion[]>

/** The suggestions for what was typed last: asked for after a pause, earlier questions are given up. */
export function useSuggestions(source: SuggestionSource, pauseMs: number) {
  const [found, setFound] = useState<readonly Suggestion[]>([])
  const [answered, setAnswered] = useState(false)
  const asking = useRef<AbortController>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const forget = useCallback(() => {
    clearTimeout(timer.current)
    asking.current?.abort()
    setFound([])
    setAnswered(false)
  }, [])
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      asking.current?.abort()
    },
    [],
  )

  const ask = (text: string) => {
    clearTimeout(timer.current)
    asking.current?.abort()
    const question = new AbortController()
    asking.current = question
    const answer = (suggestions: readonly Suggestion[]) => {
      if (question.signal.aborted) return
      setFound(suggestions)
      setAnswered(true)
    }
    timer.current = setTimeout(() => {
      source(text, question.signal).then(answer, () => answer([]))
    }, pauseMs)
  }
  return { found, answered, ask, forget }
}
