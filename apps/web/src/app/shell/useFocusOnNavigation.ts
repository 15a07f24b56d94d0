import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

function focusHeading(): HTMLElement | null {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (target && !target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1')
  target?.focus({ preventScroll: true })
  return target
}

/** Moves the focus to the new page's heading after a navigation, so that screen readers announce the page. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    let heading = focusHeading()
    // A loading state is replaced by the loaded page, and its heading with it.
    const watch = new MutationObserver(() => {
      if (heading?.isConnected === false && document.activeElement === document.body) heading = focusHeading()
    })
    watch.observe(document.body, { childList: true, subtree: true })
    return () => watch.disconnect()
  }, [pathname])
}
