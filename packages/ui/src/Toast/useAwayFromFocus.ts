import { useEffect, useState, type RefObject } from 'react'

type Side = 'top' | 'bottom'

const isOverlapping = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top

/**
 * Whether the focused element lies under the box at the window's bottom, not counting the box's own controls. What was
 * pressed by pointer is done with, so that only a visible focus counts.
 */
function isFocusUnder(box: HTMLElement): boolean {
  const { activeElement } = document
  if (!activeElement?.matches(':focus-visible') || box.contains(activeElement)) return false
  // The position at the bottom, wherever the box is now.
  const { left, width, height } = box.getBoundingClientRect()
  return isOverlapping(
    new DOMRect(left, innerHeight - height, width, height),
    activeElement.getBoundingClientRect(),
  )
}

/**
 * The side of the window where a floating box covers no focused element: the bottom, unless focus is there. Measured when
 * `content` changes and when focus moves.
 */
export function useAwayFromFocus(box: RefObject<HTMLElement | null>, content: unknown): Side {
  const [side, setSide] = useState<Side>('bottom')
  useEffect(() => {
    if (content === undefined) return
    const updateSide = () => {
      if (!box.current?.contains(document.activeElement))
        setSide(box.current && isFocusUnder(box.current) ? 'top' : 'bottom')
    }
    const frame = requestAnimationFrame(updateSide)
    document.addEventListener('focusin', updateSide)
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('focusin', updateSide)
    }
  }, [box, content])
  return side
}
