/** styled-components' marker after the rules of a component: `data-styled.g1[id="sc-a"]{content:"b,"}`. */
const MARKER = /data-styled\.g\d+\[id="sc-([^"]*)"\]\{content:"([^"]*)"\}\/\*!sc\*\/\n/g
const AFTER_RULE = '/*!sc*/\n'

const PACKED_MARKER = /^\/\*(?:(\S+) (\S*))?\*\/$/

/** The first class in a component's rules. */
const ownClass = (rules: string): string => /\.([a-z][\w-]*)/i.exec(rules)?.[1] ?? ''

/** Classes to their components: the first class of an element is its component's. */
function componentsIn(html: string): ReadonlyMap<string, string> {
  const components = new Map<string, string>()
  for (const [, names = ''] of html.matchAll(/ class="([^"]*)"/g)) {
    const [component = '', ...own] = names.split(' ')
    for (const name of [component, ...own]) if (!components.has(name)) components.set(name, component)
  }
  return components
}

/**
 * CSS without the last semicolon of a rule, the zero before a point, and the spaces in a media query, before a child and
 * between values.
 */
const tightened = (css: string): string =>
  css
    .replaceAll(';}', '}')
    .replaceAll(/(?<=[:,( ])0(?=\.\d)/g, '')
    .replaceAll(/(?<=^@media[^{]*): /gm, ':')
    .replaceAll(' >', '>')
    .replaceAll(/, (?=[\w.(#-])/g, ',')

/**
 * A server-rendered style sheet in a shorter form that browsers apply as it is: one rule a line, and after each
 * component's rules an empty comment, or one with its id and class names where the page's elements don't show them.
 */
export function packStyles(css: string, html: string): string {
  const components = componentsIn(html)
  let from = 0
  const packed = css.replace(MARKER, (marker, id: string, names: string, at: number) => {
    const own = ownClass(css.slice(from, at))
    from = at + marker.length
    return names === `${own},` && components.get(own) === `sc-${id}` ? '/**/\n' : `/*${id} ${names}*/\n`
  })
  return tightened(packed.replaceAll(AFTER_RULE, '\n'))
}

/**
 * The style sheet as styled-components reads it; components keep their order. `componentOf` gives the first class of
 * the first element that has a class.
 */
export function unpackStyles(packed: string, componentOf: (name: string) => string): string {
  let group = 0
  let rules = ''
  const line = (text: string): string => {
    const marker = PACKED_MARKER.exec(text)
    if (!marker) {
      rules ||= text
      return text
    }
    group += 1
    const own = ownClass(rules)
    rules = ''
    const [id, names] = marker[1] ? [`sc-${marker[1]}`, marker[2]] : [componentOf(own), `${own},`]
    return `data-styled.g${group}[id="${id}"]{content:"${names}"}`
  }
  return packed
    .split('\n')
    .map((text) => (text === '' ? '' : line(text) + AFTER_RULE))
    .join('')
}
