import { useCallback, useEffect, useRef, type RefObject } from 'react'

/** The control of a field: of a group the one that is chosen, else the first. */
const controlOf = (form: HTMLFormElement, field: string) =>
  form.querySelector<HTMLElement>(`[name="${field}"]:checked`) ??
  form.querySelector<HTMLElement>(`[name="${field}"]`)

export interface FieldFocus {
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
export function useFieldFocus(step: number): FieldFocus {
  const form = useRef<HTMLFormElement>(null)
  const top = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const wanted = useRef<string | null>(null)
  const shown = useRef(step)
  const opensAt = useRef<number | null>(null)
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
