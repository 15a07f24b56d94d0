import { useCallback, useEffect, useRef, type RefObject } from 'react'

/** The control of a field: of a group the one that is chosen, else the first. */
const controlOf = (form: HTMLFormElement, field: string) =>
  form.querySelector<HTMLElement>(`[name="${field}"]:checked`) ??
  form.querySelector<HTMLElement>(`[name="${field}"]`)

export interface StepFocus {
  form: RefObject<HTMLFormElement | null>
  heading: RefObject<HTMLHeadingElement | null>
  /** Puts the focus into a field, at once or as soon as its step is shown. */
  focusField: (field: string) => void
}

/** After a change of the step the focus is at its heading, or in the field that has to be put right. */
export function useStepFocus(step: number): StepFocus {
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const wanted = useRef<string | null>(null)
  const shown = useRef(step)
  const focusWanted = useCallback((): boolean => {
    const control = form.current && wanted.current !== null ? controlOf(form.current, wanted.current) : null
    if (!control) return false
    wanted.current = null
    // In the middle, clear of what sticks at both ends of the window.
    control.focus({ preventScroll: true })
    control.scrollIntoView({ block: 'center' })
    return true
  }, [])
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    if (focusWanted()) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [step, focusWanted])
  const focusField = useCallback(
    (field: string) => {
      wanted.current = field
      focusWanted()
    },
    [focusWanted],
  )
  return { form, heading, focusField }
}
