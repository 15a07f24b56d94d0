/** How a translator treats a text node: puts its own text in its place, as Google Translate does, or wraps the node. */
export type TranslatorKind = 'replaces' | 'wraps'

interface Translator {
  /** Texts of the page that were changed since they were translated. */
  findStale: () => string[]
  stop: () => void
}

/**
 * Imitates a browser's translator: every text of the page, and what is new or changed on it, stands in `<font><font>`.
 * Self-contained, so that it can also run inside a page of a real browser.
 */
export function translatePage(kind: TranslatorKind): Translator {
  const SKIPPED = 'script, style, template, noscript, textarea, svg, title, [translate=no], font'
  const translated: { text: Text; shown: HTMLElement }[] = []
  const translate = (text: Text): void => {
    const parent = text.parentElement
    if (!parent || parent.closest(SKIPPED) || text.data.trim() === '') return
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    outer.append(inner)
    text.replaceWith(outer)
    if (kind === 'wraps') inner.append(text)
    else inner.append(text.data)
    translated.push({ text, shown: outer })
  }
  const translateAll = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    for (let node: Node | null = root; node; node = walker.nextNode())
      if (node instanceof Text) texts.push(node)
    texts.forEach(translate)
  }
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') translateAll(target)
      else addedNodes.forEach(translateAll)
    }
  })
  translateAll(document.body)
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  const findStale = () =>
    translated.flatMap(({ text, shown }) =>
      shown.isConnected && shown.textContent !== text.data ? [shown.textContent] : [],
    )
  return { findStale, stop: () => observer.disconnect() }
}
