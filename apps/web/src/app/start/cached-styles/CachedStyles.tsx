import { useContext, type ReactNode } from 'react'
import { StyleSheetContext } from 'styled-components'
import { createCachedStylis, type Stylis } from './cached-stylis.ts'

const cachedBy = new WeakMap<Stylis, Stylis>()

function getCachedStylis(stylis: Stylis): Stylis {
  const known = cachedBy.get(stylis)
  if (known) return known
  const cached = createCachedStylis(stylis)
  cachedBy.set(stylis, cached)
  return cached
}

/** On the server: compiles the styles below it once per process instead of once per page. */
export function CachedStyles({ children }: { children: ReactNode }) {
  const styles = useContext(StyleSheetContext)
  return (
    <StyleSheetContext value={{ ...styles, stylis: getCachedStylis(styles.stylis) }}>
      {children}
    </StyleSheetContext>
  )
}
