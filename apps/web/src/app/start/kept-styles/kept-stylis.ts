import { LRUCache } from 'lru-cache'
import type { IStyleSheetContext } from 'styled-components'

/** What styled-components compiles CSS with: the rules of a component's class, of keyframes or of global styles. */
export type Stylis = IStyleSheetContext['stylis']

interface Compiled {
  css: string
  rules: string[]
}

/** More than the site has classes, and an end to what odd values in styles could fill. */
const KEPT_RULES = 4_096

/** A stylis that compiles a component's CSS once: the same CSS for the same selector gives the same rules. */
export function keepingStylis(stylis: Stylis, max = KEPT_RULES): Stylis {
  const kept = new LRUCache<string, Compiled>({ max })
  const keeping: Stylis = (css, selector = '', prefix = '', componentId = '&') => {
    const key = `${prefix} ${componentId} ${selector}`
    const known = kept.get(key)
    if (known?.css === css) return known.rules
    const rules = stylis(css, selector, prefix, componentId)
    kept.set(key, { css, rules })
    return rules
  }
  keeping.hash = stylis.hash
  return keeping
}
