import { useCallback, useState } from 'react'

/** Reports whether an element's content is higher than it, at once and whenever sizes change; gives what ends that. */
function watch(element: Element, report: (scrolls: boolean) => void): (() => void) | undefined {
  if (typeof ResizeObserver === 'undefined') return
  const measure = () => report(element.scrollHeight > element.clientHeight)
  // An observer tells the first size with the next frame, which a page in the background waits for.
  measure()
  const observer = new ResizeObserver(measure)
  for (const one of [element, ...element.children]) observer.observe(one)
  return () => observer.disconnect()
}

/** Whether an element scrolls, which then needs to be reached by keys, and what to give that element as its ref. */
export function useScrolls() {
  const [scrolls, setScrolls] = useState(false)
  const watched = useCallback(
    (element: Element | null) => (element ? watch(element, setScrolls) : undefined),
    [],
  )
  return { scrolls, watched }
}
