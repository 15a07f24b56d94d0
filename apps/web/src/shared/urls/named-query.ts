/**
 * Of a query string, the parameters that a screen names, in the screen's order: with a `?` in front, or empty. What no
 * screen reads, such as the mark of a campaign, makes no other page.
 */
export function namedQuery(names: readonly string[], search: string): string {
  const given = new URLSearchParams(search)
  const named = new URLSearchParams()
  for (const name of names) for (const value of given.getAll(name)) named.append(name, value)
  return named.size === 0 ? '' : `?${named}`
}
