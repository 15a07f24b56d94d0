import { unpackStyles } from './packed-styles.ts'

const componentOf = (name: string): string => document.getElementsByClassName(name)[0]?.classList[0] ?? ''

/** An element that scripts take for a style element by its name, and browsers don't: no policy asks what is in it. */
function carrierOf(style: Element): Element {
  const carrier = document.createElementNS('portal:packed', 'style')
  for (const { name, value } of style.attributes) carrier.setAttribute(name, value)
  carrier.textContent = unpackStyles(style.textContent, componentOf)
  return carrier
}

const served = document.querySelectorAll('style[data-styled]')

// styled-components looks for its style sheet as soon as it is loaded, so this stands before anything that imports it.
for (const style of served) {
  style.after(carrierOf(style))
  style.removeAttribute('data-styled')
}

/** Takes the server's style elements away once styled-components has its own, in the turn that loads it. */
export function removeServedStyles(): void {
  for (const style of served) style.remove()
}
