import { useEffect, useState, type RefObject } from 'react'

/** True once the element has come within 300 px of the viewport. */
export function useNearViewport(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => setNear((before) => before || entries.some((entry) => entry.isIntersecting)),
      { rootMargin: '300px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isNear])
  return isNear
}
