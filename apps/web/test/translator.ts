/**
 * How a translator treats a text node: puts its own text in `<font>` in its place, as Google Translate does, wraps the node, or
 * puts another text node there, as Safari does.
 */
export type TranslatorKind = 'replaces' | 'wraps' | 'swaps'

interface Translator {
  /** Texts of the page that were changed since they were translated. */
  findStale: () => string[]
  /** Whether it has translated anything. */
  hasTranslated: () => boolean
  stop: () => void
}

/**
 * Imitates a browser's translator: every text of the page, and what is new or changed on it, stands in `<font><font>`, or in
 * another text node.
 * Self-contained, so that it can also run inside a page of a real browser.
 */
export function translatePage(kind: TranslatorKind): Translator {
  const SKIPPED = 'script, style, template, noscript, textarea, svg, title, [translate=no], font'
  const translated: { text: Text; given: string; shown: ChildNode }[] = []
  const own = new WeakSet<Node>()
  const translate = (text: Text): void => {
    const parent = text.parentElement
    if (!parent || parent.closest(SKIPPED) || text.data.trim() === '' || own.has(text)) return
    if (kind === 'swaps') {
      const shown = document.createTextNode(text.data)
      own.add(shown)
      text.replaceWith(shown)
      translated.push({ text, given: text.data, shown })
      return
    }
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    outer.append(inner)
    text.replaceWith(outer)
    if (kind === 'wraps') inner.append(text)
    else inner.append(text.data)
    translated.push({ text, given: text.data, shown: outer })
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
    translated.flatMap(({ text, given, shown }) =>
      // React may have reused the nodes there.
      shown.isConnected && shown.textContent === given && given !== text.data ? [given] : [],
    )
  return { findStale, hasTranslated: () => translated.length > 0, stop: () => observer.disconnect() }
}
