import { useEffect, type RefObject } from 'react'

/**
 * Calls back when the focus leaves an open element. While a pointer is down it waits for the end of the click: closing
 * moves what is below, and the click would hit something else.
 */
export function useLeave(root: RefObject<HTMLElement | null>, isOpen: boolean, onLeave: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined
    let isPressed = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const isInside = (target: EventTarget | null) => target instanceof Node && root.current?.contains(target)
    const leaveUnlessInside = () => {
      if (!isInside(document.activeElement)) onLeave()
    }
    const press = () => {
      isPressed = true
    }
    const release = () => {
      isPressed = false
      clearTimeout(timer)
      timer = setTimeout(leaveUnlessInside)
    }
    const moveFocus = ({ target, relatedTarget }: FocusEvent) => {
      if (!isPressed && isInside(target) && !isInside(relatedTarget)) onLeave()
    }
    // The list of a native select swallows the end of the click that opened it.
    const releaseOutside = ({ target }: Event) => {
      if (!isInside(target)) release()
    }
    const listeners = {
      mousedown: press,
      mouseup: release,
      change: releaseOutside,
      keydown: releaseOutside,
    }
    document.addEventListener('focusout', moveFocus)
    for (const [type, listener] of Object.entries(listeners)) document.addEventListener(type, listener, true)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('focusout', moveFocus)
      for (const [type, listener] of Object.entries(listeners))
        document.removeEventListener(type, listener, true)
    }
  }, [root, isOpen, onLeave])
}
