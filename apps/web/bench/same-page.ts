/** The classes of an element: those of components, and those made from their styles. */
const CLASS_NAMES = / class="([^"]*)"/g

/** The classes of a page by where they first stand in it. */
function namesOf(page: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const [, classes = ''] of page.matchAll(CLASS_NAMES)) {
    for (const name of classes.split(' ')) if (!names.has(name)) names.set(name, `c${names.size}`)
  }
  return names
}

/** Where packed styles name a component, without what all their ids begin with; as JSON. */
const MARKERS = /(?<=\\n)\/\*(?=[^\s*]+ [^\s*]+\*\/\\n)/g

/** Words that may be class names: nothing else in a page looks like one that stands in it as a class. */
const WORDS = /[A-Za-z][\w-]*/g

/**
 * A page as it can be compared with the same page of another build: class names are made from the ids of components,
 * which say where a file stands among all, and so differ between builds with other files.
 */
export function comparable(parts: readonly string[]): string {
  const page = parts.join('\n')
  const names = namesOf(page)
  return page.replaceAll(MARKERS, '/*sc-').replaceAll(WORDS, (word) => names.get(word) ?? word)
}
