import { hasEarlyInput } from '@portal/ui'
import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { useLocation, type Location } from 'react-router-dom'
import { isBeingChosen } from './submit-on-choice.ts'

export type FormValues = Readonly<Record<string, readonly string[]>>

/** Whether somebody is typing into a field whose value in the address has not changed. */
const isBeingEdited = (control: HTMLInputElement, before: FormValues, values: FormValues): boolean =>
  control === document.activeElement &&
  control.type !== 'checkbox' &&
  (before[control.name]?.[0] ?? '') === (values[control.name]?.[0] ?? '')

function showValues(form: HTMLFormElement, before: FormValues | undefined, values: FormValues): void {
  for (const control of form.elements) {
    if (!before && hasEarlyInput(control)) continue
    if (control instanceof HTMLSelectElement && !isBeingChosen(control))
      control.value = values[control.name]?.[0] ?? ''
    if (!(control instanceof HTMLInputElement) || control.type === 'hidden') continue
    if (isBeingEdited(control, before ?? values, values)) continue
    const wanted = values[control.name] ?? []
    if (control.type === 'checkbox') control.checked = wanted.includes(control.value)
    else control.value = wanted[0] ?? ''
  }
}

/**
 * Whether an option was chosen before the script loaded. A select with keyboard focus may still be on the way to the
 * wanted option.
 */
const hasEarlyChoice = (form: HTMLFormElement): boolean =>
  [...form.elements].some(
    (control) => hasEarlyInput(control) && control.matches('select:not(:focus-visible), [type=checkbox]'),
  )

/** The values of a form's named fields as one text, without blank ones. */
const serialize = (values: FormValues, read: (name: string) => readonly string[]): string =>
  JSON.stringify(
    Object.keys(values).map((name) => [
      name,
      read(name)
        .map((value) => value.trim())
        .filter(Boolean)
        .toSorted(),
    ]),
  )

/**
 * Decides whether rendered values have to be set in the controls. After a submission the controls already show them,
 * with any input since. Values that did not change are set only after a submission that was left by Back before it was
 * rendered.
 */
function useShouldShow(
  form: RefObject<HTMLFormElement | null>,
  names: FormValues,
): (values: FormValues, areShown: boolean) => boolean {
  /** Submissions that are not rendered yet, oldest first. */
  const pending = useRef<readonly string[]>([])
  const named = useRef(names)
  useEffect(() => {
    const element = form.current
    const onSubmit = () => {
      const data = new FormData(element ?? undefined)
      const submitted = serialize(named.current, (name) => data.getAll(name).map(String))
      pending.current = [...pending.current, submitted]
    }
    element?.addEventListener('submit', onSubmit)
    return () => element?.removeEventListener('submit', onSubmit)
  }, [form])
  return useCallback((values, areShown) => {
    if (areShown && pending.current.length === 0) return false
    const place = pending.current.lastIndexOf(serialize(values, (name) => values[name] ?? []))
    pending.current = place < 0 ? [] : pending.current.slice(place + 1)
    return place < 0
  }, [])
}

/**
 * Sets a form's uncontrolled controls to the values of the address whenever it changes: after Back, after a filter was
 * removed, and if a browser restored old choices on reload. Text that is being typed stays, and so do later choices: on
 * a slow phone the render of one submission may come after the next. Controls and list change in one frame. A choice
 * made before the script loaded is submitted, and typed text stays.
 *
 * `values` has an entry for each control, also for those that the address leaves out: a submission is recognised by
 * them. If the address has other values than were submitted, those of the address are shown.
 */
export function useSyncFormWithUrl(form: RefObject<HTMLFormElement | null>, values: FormValues): void {
  const shown = useRef<{ values: FormValues; location: Location }>(null)
  // A new one after every navigation: Back may come before the submission is rendered.
  const location = useLocation()
  const shouldShow = useShouldShow(form, values)
  useLayoutEffect(() => {
    const before = shown.current
    if (before?.values === values && before.location === location) return
    if (shouldShow(values, before?.values === values) && form.current)
      showValues(form.current, before?.values, values)
    shown.current = { values, location }
  }, [form, values, location, shouldShow])
  useEffect(() => {
    if (form.current && hasEarlyChoice(form.current)) form.current.requestSubmit()
  }, [form])
}
