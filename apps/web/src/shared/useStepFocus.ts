import { useCallback, useEffect, useRef, type RefObject } from 'react'

export interface StepFocus {
  form: RefObject<HTMLFormElement | null>
  /** What a new step begins with, out of sight of a header that stays. */
  top: RefObject<HTMLDivElement | null>
  heading: RefObject<HTMLHeadingElement | null>
  /** Puts the focus into a field, at once or as soon as its step is shown. */
  focusField: (field: string) => void
  /** Leaves the focus where it is until a step is reached, as when a page opens where it was left. */
  openAt: (step: number) => void
}

/**
 * After a change of the step the focus is at its heading, or in the field that has to be put right. Nothing moves
 * on the way to a step that the page is opened at.
 */
export function useStepFocus(step: number): StepFocus {
  const form = useRef<HTMLFormElement>(null)
  const top = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const wanted = useRef<string | null>(null)
  const shown = useRef(step)
  const opensAt = useRef<number | null>(null)
  const focusWanted = useCallback((): boolean => {
    if (wanted.current === null) return false
    const control = form.current?.querySelector<HTMLElement>(`[name="${wanted.current}"]`)
    if (!control) return false
    wanted.current = null
    control.focus()
    return true
  }, [])
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    if (opensAt.current !== null) {
      if (opensAt.current === step) opensAt.current = null
      return
    }
    if (focusWanted()) return
    heading.current?.focus({ preventScroll: true })
    top.current?.scrollIntoView({ block: 'start' })
  }, [step, focusWanted])
  const focusField = useCallback(
    (field: string) => {
      wanted.current = field
      focusWanted()
    },
    [focusWanted],
  )
  const openAt = useCallback((target: number) => {
    opensAt.current = target
  }, [])
  return { form, top, heading, focusField, openAt }
}
