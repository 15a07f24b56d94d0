import { useLayoutEffect, useRef, type ChangeEvent, type RefObject } from 'react'

export type FormValues = Readonly<Record<string, readonly string[]>>

/** Whether somebody is typing into a field whose value in the address has not changed. */
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
 * Sets a form's uncontrolled controls to the values of the address whenever it changes: after Back, after a filter was
 * removed, and where a browser restored old choices on reload. What somebody is typing meanwhile stays. Controls and
 * list change in one frame.
 */
export function useSyncFormWithUrl(form: RefObject<HTMLFormElement | null>, values: FormValues): void {
  const shown = useRef(values)
  useLayoutEffect(() => {
    if (form.current) showValues(form.current, shown.current, values)
    shown.current = values
  }, [form, values])
}

/** Submits a control's form as soon as it changes. */
export const submitOnChange = (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>): void =>
  event.currentTarget.form?.requestSubmit()
