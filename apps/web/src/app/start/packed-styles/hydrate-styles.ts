import { HAS_PACKED_STYLES } from '../switches.ts'
import { unpackStyles } from './packed-styles.ts'

const componentOf = (name: string): string => document.getElementsByClassName(name)[0]?.classList[0] ?? ''

/**
 * A copy of a style element for scripts to read: it has the name `style`, but browsers apply no styles from it and the
 * Content-Security-Policy does not cover it.
 */
function readableCopy(style: Element): Element {
  const copy = document.createElementNS('portal:packed', 'style')
  for (const { name, value } of style.attributes) copy.setAttribute(name, value)
  copy.textContent = unpackStyles(style.textContent, componentOf)
  return copy
}

const served = HAS_PACKED_STYLES ? document.querySelectorAll('style[data-styled]') : []

// styled-components looks for its style sheet as soon as it is loaded, so this stands before anything that imports it.
for (const style of served) {
  style.after(readableCopy(style))
  style.removeAttribute('data-styled')
}

/** Removes the server's style elements, in the same turn in which styled-components has made its own. */
export function removeServedStyles(): void {
  for (const style of served) style.remove()
}
