import { useEffect, useState, type RefObject } from 'react'

type Side = 'top' | 'bottom'

const overlap = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top

/** Whether what has the focus lies under the box at the window's bottom; the box's own controls don't count. */
function isFocusUnder(box: HTMLElement): boolean {
  const { activeElement } = document
  if (!activeElement || activeElement === document.body || box.contains(activeElement)) return false
  // As it is at the bottom, wherever it is now.
  const { left, width, height } = box.getBoundingClientRect()
  return overlap(
    new DOMRect(left, innerHeight - height, width, height),
    activeElement.getBoundingClientRect(),
  )
}

/**
 * The side of the window where a floating box covers no focused element: its bottom unless that is where the focus is.
 * Measured when `content` changes and when the focus moves.
 */
export function useAwayFromFocus(box: RefObject<HTMLElement | null>, content: unknown): Side {
  const [side, setSide] = useState<Side>('bottom')
  useEffect(() => {
    if (content === undefined) return
    const place = () => {
      if (!box.current?.contains(document.activeElement))
        setSide(box.current && isFocusUnder(box.current) ? 'top' : 'bottom')
    }
    const frame = requestAnimationFrame(place)
    document.addEventListener('focusin', place)
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('focusin', place)
    }
  }, [box, content])
  return side
}
