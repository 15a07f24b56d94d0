/** Whether the page is one of before, which browsers fill by themselves, also for who comes after somebody else. */
function isFilledByBrowser(): boolean {
  const [arrival] = performance.getEntriesByType('navigation')
  return arrival !== undefined && 'type' in arrival && arrival.type !== 'navigate'
}

/**
 * What somebody typed into the server's page before its script came, by the fields' names: the form would begin blank
 * otherwise. To be asked for while the page is taken over, and not later.
 */
export function readPreHydrationInput<Name extends string>(
  formId: string,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  if (typeof document === 'undefined' || isFilledByBrowser()) return {}
  const form = document.getElementById(formId)
  if (!(form instanceof HTMLFormElement)) return {}
  const typed = new FormData(form)
  const texts = names.flatMap((name) => {
    const text = typed.get(name)
    return typeof text === 'string' && text !== '' ? [[name, text] as const] : []
  })
  return Object.fromEntries(texts) as Partial<Record<Name, string>>
}
