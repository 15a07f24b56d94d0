const LIVE = '[role=status], [aria-live=polite]'

/**
 * Records polite announcements: each text that enters a live region which was in the page before. A region inserted
 * together with its text is ignored, as screen readers may not announce it.
 */
export function recordAnnouncements(): { texts: string[]; stop: () => void } {
  const texts: string[] = []
  const known = new WeakSet<Element>(document.querySelectorAll(LIVE))
  const observer = new MutationObserver((records) => {
    const changed = new Set<Element>()
    for (const { target, type, addedNodes } of records) {
      const element = target instanceof Element ? target : target.parentElement
      const region = element?.closest(LIVE)
      if (region && (type === 'characterData' || addedNodes.length > 0)) changed.add(region)
    }
    for (const region of changed) {
      const text = region.textContent.trim()
      if (known.has(region) && region.isConnected && text !== '') texts.push(text)
    }
    for (const region of document.querySelectorAll(LIVE)) known.add(region)
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  return { texts, stop: () => observer.disconnect() }
}
