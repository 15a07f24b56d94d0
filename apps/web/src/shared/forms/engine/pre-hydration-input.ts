/** Browsers fill a page that is reloaded or come back to by themselves, also for somebody who comes after another. */
function isFilledByBrowser(): boolean {
  const [arrival] = performance.getEntriesByType('navigation')
  return arrival !== undefined && 'type' in arrival && arrival.type !== 'navigate'
}

/**
 * What somebody typed into the server's HTML before it was hydrated, by the fields' names: hydration would blank it.
 * To be read while the form is hydrated, and not later.
 */
export function readPreHydrationInput(
  formId: string,
  names: readonly string[],
): Readonly<Record<string, string>> {
  if (typeof document === 'undefined' || isFilledByBrowser()) return {}
  const form = document.getElementById(formId)
  if (!(form instanceof HTMLFormElement)) return {}
  const typed = new FormData(form)
  const texts = names.flatMap((name) => {
    const text = typed.get(name)
    return typeof text === 'string' && text !== '' ? [[name, text] as const] : []
  })
  return Object.fromEntries(texts)
}
