import { useEffect, useState } from 'react'

/**
 * Stands in for the package of this name, with its exports, where the Content-Security-Policy admits no style element
 * that a script writes: the library that locks the page's scroll under a dialog gets its rules from an adopted style
 * sheet, about which no policy asks. An app names this file as the package's alias in its build.
 */

/** One style sheet that many may ask for: there from the first `add` to the last `remove`, as the first one wants it. */
export function stylesheetSingleton() {
  let users = 0
  let adopted: CSSStyleSheet | null = null
  return {
    add: (css: string): void => {
      users += 1
      if (users > 1) return
      adopted = new CSSStyleSheet()
      adopted.replaceSync(css)
      document.adoptedStyleSheets.push(adopted)
    },
    remove: (): void => {
      users -= 1
      if (users > 0) return
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== adopted)
      adopted = null
    },
  }
}

/** A hook that keeps one style sheet while any component uses it; with `isDynamic` it follows changes of its text. */
export function styleHookSingleton() {
  const sheet = stylesheetSingleton()
  return (styles: string, isDynamic = false): void => {
    const [first] = useState(styles)
    const css = isDynamic ? styles : first
    useEffect(() => {
      sheet.add(css)
      return sheet.remove
    }, [css])
  }
}

/** The same as a component that draws nothing. */
export function styleSingleton() {
  const useStyle = styleHookSingleton()
  return ({ styles, dynamic = false }: { styles: string; dynamic?: boolean }): null => {
    useStyle(styles, dynamic)
    return null
  }
}
