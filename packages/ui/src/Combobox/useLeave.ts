import { useEffect, type RefObject } from 'react'

/**
 * Calls back when focus leaves an open element. While a pointer is down it waits for the end of the click, since closing
 * moves the content below and the click would hit something else.
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
    // A native select gets no end of the click that opened its list.
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
