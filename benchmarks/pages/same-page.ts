/** The class attribute of an element: names of components, and names generated from their styles. */
const CLASS_NAMES = / class="([^"]*)"/g

/** Class names by the position of their first occurrence. */
function findClassNames(page: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const [, classes = ''] of page.matchAll(CLASS_NAMES)) {
    for (const name of classes.split(' ')) if (!names.has(name)) names.set(name, `c${names.size}`)
  }
  return names
}

/** Anything that may be a class name; only class names match those found. */
const IDENTIFIERS = /[A-Za-z][\w-]*/g

/** A page with normalized class names: they are derived from component ids, which differ between builds. */
export function normalizePage(parts: readonly string[]): string {
  const page = parts.join('\n')
  const names = findClassNames(page)
  return page.replaceAll(IDENTIFIERS, (word) => names.get(word) ?? word)
}
