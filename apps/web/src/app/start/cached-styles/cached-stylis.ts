import { LRUCache } from 'lru-cache'
import type { IStyleSheetContext } from 'styled-components'

/** What styled-components compiles CSS with: the rules of a component's class, of keyframes or of global styles. */
export type Stylis = IStyleSheetContext['stylis']

interface Compiled {
  css: string
  rules: string[]
}

/** More than the site has classes; the bound is for styles with values that vary without end. */
const MAX_RULES = 4_096

/** A stylis that compiles a component's CSS once: the same CSS for the same selector is answered from a cache. */
export function createCachedStylis(stylis: Stylis, max = MAX_RULES): Stylis {
  const cache = new LRUCache<string, Compiled>({ max })
  const cachedStylis: Stylis = (css, selector = '', prefix = '', componentId = '&') => {
    const key = `${prefix} ${componentId} ${selector}`
    const known = cache.get(key)
    if (known?.css === css) return known.rules
    const rules = stylis(css, selector, prefix, componentId)
    cache.set(key, { css, rules })
    return rules
  }
  cachedStylis.hash = stylis.hash
  return cachedStylis
}
