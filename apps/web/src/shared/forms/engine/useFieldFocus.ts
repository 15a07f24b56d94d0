import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'

/** The control of a field; of a group the checked one, else the first. */
const findControl = (form: HTMLFormElement | null, wanted: { path: string } | null) =>
  wanted &&
  (form?.querySelector<HTMLElement>(`[name="${wanted.path}"]:checked`) ??
    form?.querySelector<HTMLElement>(`[name="${wanted.path}"]`))

/** Opens the folds around a field, in which it could not take the focus. */
function openFolds(field: HTMLElement): void {
  for (let fold = field.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true
}

export interface FieldFocus {
  form: RefObject<HTMLFormElement | null>
  /** The top of a new step, clear of the sticky header. */
  top: RefObject<HTMLDivElement | null>
  heading: RefObject<HTMLHeadingElement | null>
  /** Focuses a field as soon as it is shown and can take the focus. */
  focusField: (path: string) => void
  /** Leaves the focus alone until a step is reached, as when a page reopens at its last step. */
  openAt: (step: number) => void
}

/**
 * Moves the focus to a new step's heading, or to an invalid field: in an effect, since fields are inert until a sent
 * form is rendered again. Nothing moves on the way to the step that a page reopens at.
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
      openFolds(control)
      control.focus({ preventScroll: true })
      // In the middle, clear of sticky elements at both ends of the window.
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
