import { LRUCache } from 'lru-cache'
import type { IStyleSheetContext } from 'styled-components'

/** The CSS compiler of styled-components: of a component's class, of keyframes or of global styles. */
export type Stylis = IStyleSheetContext['stylis']

interface CompiledStyles {
  css: string
  rules: string[]
}

/** More than the site's classes; limits styles with endlessly varying values. */
const MAX_RULES = 4_096

/** Creates a stylis with a cache of compiled CSS by selector and source. */
export function createCachedStylis(stylis: Stylis, max = MAX_RULES): Stylis {
  const cache = new LRUCache<string, CompiledStyles>({ max })
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
