import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/**
 * Scrolls to the anchor of the address once its content is there, and opens it: the router looks for it on arrival, when
 * the content may still be loading. Back and Forward keep the scroll position.
 */
export function useScrollToAnchor(isThere: boolean): void {
  const { hash } = useLocation()
  const isReturn = useNavigationType() === NavigationType.Pop
  useEffect(() => {
    const anchor = isThere ? document.getElementById(hash.slice(1)) : null
    if (anchor instanceof HTMLDetailsElement) anchor.open = true
    if (!isReturn) anchor?.scrollIntoView()
  }, [isThere, isReturn, hash])
}
