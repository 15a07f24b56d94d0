import { useEffect, useState } from 'react'

/**
 * Replaces the package of the same name, with the same exports, under a Content-Security-Policy that blocks style elements
 * added by scripts: the scroll lock of dialogs then uses an adopted style sheet, which policies allow. An
 * app's build sets this file as the package's alias.
 */

/** A reference-counted style sheet: adopted on the first `add`, with its rules, and removed on the last `remove`. */
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

/** A hook that keeps a style sheet adopted while a component uses it; with `isDynamic` it follows changes of the rules. */
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

/** The same as a component that renders nothing. */
export function styleSingleton() {
  const useStyle = styleHookSingleton()
  return ({ styles, dynamic = false }: { styles: string; dynamic?: boolean }): null => {
    useStyle(styles, dynamic)
    return null
  }
}
