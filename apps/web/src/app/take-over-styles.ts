import { unpackStyles } from './packed-styles.ts'

const componentOf = (name: string): string => document.getElementsByClassName(name)[0]?.classList[0] ?? ''

// styled-components looks for its style sheet as soon as it is loaded, so this stands before anything that imports it.
for (const style of document.querySelectorAll('style[data-styled]')) {
  style.textContent = unpackStyles(style.textContent, componentOf)
}
