import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

function focusHeading(): HTMLElement | null {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (target && !target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1')
  target?.focus({ preventScroll: true })
  return target
}

/** After a navigation to another page the focus goes to its heading, so that readers hear where they are. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    let heading = focusHeading()
    // What is still on its way gives way to the whole page, and its heading to another.
    const watch = new MutationObserver(() => {
      if (heading?.isConnected === false && document.activeElement === document.body) heading = focusHeading()
    })
    watch.observe(document.body, { childList: true, subtree: true })
    return () => watch.disconnect()
  }, [pathname])
}
