import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'

/** The control of a field: of a group the one that is chosen, else the first. */
const findControl = (form: HTMLFormElement | null, wanted: { path: string } | null) =>
  wanted &&
  (form?.querySelector<HTMLElement>(`[name="${wanted.path}"]:checked`) ??
    form?.querySelector<HTMLElement>(`[name="${wanted.path}"]`))

export interface FieldFocus {
  form: RefObject<HTMLFormElement | null>
  /** What a new step begins with, clear of a header that stays. */
  top: RefObject<HTMLDivElement | null>
  heading: RefObject<HTMLHeadingElement | null>
  /** Puts the focus into a field as soon as it is shown and can take it. */
  focusField: (path: string) => void
  /** Leaves the focus where it is until a step is reached, as when a page opens where it was left. */
  openAt: (step: number) => void
}

/**
 * Moves the focus to a new step's heading, or to the field that has to be put right: in an effect, since fields are inert
 * until a form that was sent is rendered anew. Nothing moves on the way to a step that the page is opened at.
 */
export function useFieldFocus(step: number): FieldFocus {
  const form = useRef<HTMLFormElement>(null)
  const top = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [wanted, setWanted] = useState<{ path: string } | null>(null)
  const handled = useRef(wanted)
  const shown = useRef(step)
  const opensAt = useRef<number | null>(null)
  useEffect(() => {
    const isNewStep = shown.current !== step
    shown.current = step
    if (isNewStep && opensAt.current !== null) {
      if (opensAt.current === step) opensAt.current = null
      return
    }
    const control = wanted === handled.current ? null : findControl(form.current, wanted)
    if (control) {
      control.focus({ preventScroll: true })
      // In the middle, clear of what sticks at both ends of the window.
      control.scrollIntoView({ block: 'center' })
    } else if (isNewStep) {
      heading.current?.focus({ preventScroll: true })
      top.current?.scrollIntoView({ block: 'start' })
    }
    if (control || isNewStep) handled.current = wanted
  }, [step, wanted])
  const focusField = useCallback((path: string) => setWanted({ path }), [])
  const openAt = useCallback((target: number) => {
    opensAt.current = target
  }, [])
  return { form, top, heading, focusField, openAt }
}
