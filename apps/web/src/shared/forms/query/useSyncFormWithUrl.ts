import { useLayoutEffect, useRef, type ChangeEvent, type RefObject } from 'react'

export type FormValues = Readonly<Record<string, readonly string[]>>

/** Whether somebody is writing in a field that the address says nothing new about. */
const isBeingEdited = (control: HTMLInputElement, before: FormValues, values: FormValues): boolean =>
  control === document.activeElement &&
  control.type !== 'checkbox' &&
  (before[control.name]?.[0] ?? '') === (values[control.name]?.[0] ?? '')

function showValues(form: HTMLFormElement, before: FormValues, values: FormValues): void {
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement) control.value = values[control.name]?.[0] ?? ''
    if (!(control instanceof HTMLInputElement) || control.type === 'hidden') continue
    if (isBeingEdited(control, before, values)) continue
    const wanted = values[control.name] ?? []
    if (control.type === 'checkbox') control.checked = wanted.includes(control.value)
    else control.value = wanted[0] ?? ''
  }
}

/**
 * Keeps a form's controls at what the address says: after Back, after a filter was taken away, and where a browser
 * kept old choices over a reload. The controls stay the browser's own in between, and what somebody is writing while the
 * address changes elsewhere stays. Controls and list change in one frame.
 */
export function useSyncFormWithUrl(form: RefObject<HTMLFormElement | null>, values: FormValues): void {
  const shown = useRef(values)
  useLayoutEffect(() => {
    if (form.current) showValues(form.current, shown.current, values)
    shown.current = values
  }, [form, values])
}

/** Sends a control's form at once when a choice in it changes. */
export const submitOnChange = (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>): void =>
  event.currentTarget.form?.requestSubmit()
