import { useEffect, useState } from 'react'

/** Less than this is a finger at rest. */
const STEP_PX = 8

/** Whether the reader last scrolled down the page. */
export function useScrollsOn(): boolean {
  const [scrollsOn, setScrollsOn] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    const onScroll = () => {
      const top = window.scrollY
      if (Math.abs(top - last) < STEP_PX && top > 0) return
      setScrollsOn(top > last)
      last = top
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  return scrollsOn
}
