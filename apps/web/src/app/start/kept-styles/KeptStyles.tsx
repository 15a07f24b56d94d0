import { useContext, type ReactNode } from 'react'
import { StyleSheetContext } from 'styled-components'
import { keepingStylis, type Stylis } from './kept-stylis.ts'

const keeping = new WeakMap<Stylis, Stylis>()

function keepingFor(stylis: Stylis): Stylis {
  const known = keeping.get(stylis)
  if (known) return known
  const made = keepingStylis(stylis)
  keeping.set(stylis, made)
  return made
}

/** On the server: styles below it are compiled once in the life of the process, not again for each page. */
export function KeptStyles({ children }: { children: ReactNode }) {
  const styles = useContext(StyleSheetContext)
  return (
    <StyleSheetContext value={{ ...styles, stylis: keepingFor(styles.stylis) }}>{children}</StyleSheetContext>
  )
}
