import { hasEarlyInput } from '@portal/ui'
import { useEffectEvent, useInsertionEffect, useLayoutEffect, useRef, useState } from 'react'

type Texts = Readonly<Record<string, string>>
type Ticks = Readonly<Record<string, boolean>>

/** Also a select or a text area: only properties that all fields share are read. */
type FormField = HTMLInputElement

/** Hydrated forms, which track their input themselves. */
const hydratedForms = new WeakSet<HTMLFormElement>()

/**
 * Whether the browser may have filled the fields itself, as after a reload or Back, perhaps with another person's
 * input.
 */
function isFilledByBrowser(): boolean {
  const [arrival] = performance.getEntriesByType('navigation')
  return arrival !== undefined && 'type' in arrival && arrival.type !== 'navigate'
}

function findForm(formId: string): HTMLFormElement | null {
  if (typeof document === 'undefined') return null
  const form = document.getElementById(formId)
  return form instanceof HTMLFormElement ? form : null
}

/** The server's form: it exists before it is mounted, and is not the one that a restarted form replaces. */
function findServedForm(formId: string): HTMLFormElement | null {
  const form = findForm(formId)
  return form && hydratedForms.has(form) ? null : form
}

/** The used fields of the server's form, which React may have replaced. */
const findUsedFields = (formId: string): FormField[] =>
  ([...(window.earlyInput ?? [])] as FormField[]).filter(
    ({ form }) => form?.getAttribute('id') === formId && !hydratedForms.has(form),
  )

function readFields(fields: readonly FormField[]): { texts: Texts; ticks: Ticks } {
  const texts: Record<string, string> = {}
  const ticks: Record<string, boolean> = {}
  for (const field of fields) {
    const { type, name, value } = field
    if (type === 'checkbox') {
      if (field.checked !== field.defaultChecked) ticks[name] = field.checked
    } else if (type === 'radio') {
      if (field.checked) texts[name] = value
    } else if (value !== '' || hasEarlyInput(field)) texts[name] = value
  }
  return { texts, ticks }
}

/**
 * Calls `show` with input that was made in the server's HTML before hydration, by field name. It is read and shown in
 * the commit that hydrates the form, since it may change until then: on a slow phone for a second after the first
 * render.
 */
export function usePreHydrationInput(
  formId: string,
  names: readonly string[],
  show: (texts: Texts, ticks: Ticks) => void,
): void {
  const [served] = useState(() => (isFilledByBrowser() ? null : findServedForm(formId)))
  const typed = useRef(readFields([]))
  const read = useEffectEvent(() => {
    const used = findUsedFields(formId)
    const fields = [...((served?.elements ?? []) as Iterable<FormField>), ...used]
    typed.current = readFields(fields.filter(({ name }) => names.includes(name)))
    for (const { form } of used) if (form) hydratedForms.add(form)
  })
  const showTyped = useEffectEvent(() => {
    const own = findForm(formId)
    if (own) hydratedForms.add(own)
    const { texts, ticks } = typed.current
    if (Object.keys({ ...texts, ...ticks }).length > 0) show(texts, ticks)
  })
  // Before the fields are registered, which happens ahead of layout effects.
  useInsertionEffect(() => read(), [])
  useLayoutEffect(() => showTyped(), [])
}
