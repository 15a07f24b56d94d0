import { useEffect, useEffectEvent } from 'react'

/**
 * Back closes what fills the screen, as people on phones expect, and does not leave the page. Opening adds an entry to
 * the history for that; closing in another way takes it off.
 */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const leave = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return
    // With the router's own state of the page, which stays the same.
    window.history.pushState(window.history.state, '')
    let isLeft = false
    const onBack = () => {
      isLeft = true
      leave()
    }
    window.addEventListener('popstate', onBack, { once: true })
    return () => {
      window.removeEventListener('popstate', onBack)
      if (!isLeft) window.history.back()
    }
  }, [isOpen])
}
