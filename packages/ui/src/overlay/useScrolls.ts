import { useCallback, useState } from 'react'

/** Reports whether an element's content overflows, at once and whenever sizes change; returns a function that stops it. */
function observeOverflow(element: Element, report: (scrolls: boolean) => void): (() => void) | undefined {
  if (typeof ResizeObserver === 'undefined') return
  const measure = () => report(element.scrollHeight > element.clientHeight)
  // The observer reports the first size only with the next frame, which a background page does not get.
  measure()
  const observer = new ResizeObserver(measure)
  for (const one of [element, ...element.children]) observer.observe(one)
  return () => observer.disconnect()
}

/** Whether an element scrolls, so that it must be focusable, and the ref for that element. */
export function useScrolls() {
  const [scrolls, setScrolls] = useState(false)
  const watched = useCallback(
    (element: Element | null) => (element ? observeOverflow(element, setScrolls) : undefined),
    [],
  )
  return { scrolls, watched }
}
