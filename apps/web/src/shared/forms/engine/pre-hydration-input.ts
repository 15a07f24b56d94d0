import { useEffectEvent, useInsertionEffect, useLayoutEffect, useRef, useState } from 'react'

type Texts = Readonly<Record<string, string>>

const NONE: Texts = {}

/** Browsers fill a page that is reloaded or come back to by themselves, also for somebody who comes after another. */
function isFilledByBrowser(): boolean {
  const [arrival] = performance.getEntriesByType('navigation')
  return arrival !== undefined && 'type' in arrival && arrival.type !== 'navigate'
}

function findForm(formId: string): HTMLFormElement | null {
  if (typeof document === 'undefined') return null
  const form = document.getElementById(formId)
  return form instanceof HTMLFormElement ? form : null
}

function readTexts(form: HTMLFormElement, names: readonly string[]): Texts {
  const typed = new FormData(form)
  const texts = names.flatMap((name) => {
    const text = typed.get(name)
    return typeof text === 'string' && text !== '' ? [[name, text] as const] : []
  })
  return Object.fromEntries(texts)
}

/**
 * Calls `show` with what somebody typed into the server's HTML before it was hydrated, by the fields' names. It is read
 * and shown in the commit that hydrates the form, since somebody may type until then: on a slow phone for a second after
 * the first render.
 */
export function usePreHydrationInput(
  formId: string,
  names: readonly string[],
  show: (texts: Texts) => void,
): void {
  // A form that is there before it is mounted is the server's.
  const [served] = useState(() => {
    const form = isFilledByBrowser() ? null : findForm(formId)
    return form && { form, texts: readTexts(form, names) }
  })
  const typed = useRef(NONE)
  const read = useEffectEvent(() => {
    // On a page that was translated meanwhile React puts a form of its own in the place of the server's.
    if (served) typed.current = served.form.isConnected ? readTexts(served.form, names) : served.texts
  })
  const showTyped = useEffectEvent(() => {
    if (Object.keys(typed.current).length > 0) show(typed.current)
  })
  // Before the fields are registered, which layout effects come after.
  useInsertionEffect(() => read(), [])
  useLayoutEffect(() => showTyped(), [])
}
