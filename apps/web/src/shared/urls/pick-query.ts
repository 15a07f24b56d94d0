/**
 * Reduces a query string to a screen's parameters, in the screen's order: with a leading `?`, or empty. Other
 * parameters, such as a campaign's, don't create another page.
 */
export function pickQuery(names: readonly string[], search: string): string {
  const values = new URLSearchParams(search)
  const named = new URLSearchParams()
  for (const name of names) for (const value of values.getAll(name)) named.append(name, value)
  return named.size === 0 ? '' : `?${named}`
}
