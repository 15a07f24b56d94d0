import { useEffect, useState } from 'react'

/** Smaller movements are a resting finger's. */
const STEP_PX = 8

/** Whether the last scrolling was downwards. */
export function useIsScrollingDown(): boolean {
  const [isScrollingDown, setIsScrollingDown] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    const onScroll = () => {
      const top = window.scrollY
      if (Math.abs(top - last) < STEP_PX && top > 0) return
      setIsScrollingDown(top > last)
      last = top
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  return isScrollingDown
}
