import { useToast } from '@portal/ui'
import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** A toast is shown as the navigation ends, a moment before the new page. */
const NEW_TOAST_MS = 1000

/**
 * After a navigation moves the focus, so that screen readers announce the new page, and dismisses the toasts of the
 * page before; a new toast explains the navigation and stays. Its script loads with the first navigation.
 */
export function useFocusOnNavigation(): void {
  const location = useLocation()
  const isReturn = useNavigationType() === NavigationType.Pop
  const { clear } = useToast()
  const shown = useRef(location)
  useEffect(() => {
    const before = shown.current
    shown.current = location
    if (before.pathname + before.search === location.pathname + location.search) return
    if (before.pathname !== location.pathname) clear(Date.now() - NEW_TOAST_MS)
    const from = { focused: document.activeElement, opener: document.querySelector('[data-opener]') }
    void import('./focus-after-navigation.ts').then((script) =>
      script.focusAfterNavigation(before, isReturn ? { ...location, state: null } : location, from),
    )
  }, [location, isReturn, clear])
}
