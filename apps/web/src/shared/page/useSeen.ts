import { useEffect, useState, type RefObject } from 'react'

/** Distance from the screen within which something counts as seen, so that it is there when scrolled to. */
const AHEAD = '300px'

/** Whether an element has come near the screen, within `ahead` of it; never on the server. */
export function useSeen(element: RefObject<Element | null>, ahead = AHEAD): boolean {
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        setIsSeen(true)
        observer.disconnect()
      },
      { rootMargin: ahead },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, ahead])
  return isSeen
}
