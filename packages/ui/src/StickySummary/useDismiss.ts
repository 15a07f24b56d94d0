import { useEffect, useEffectEvent, type RefObject } from 'react'

/**
 * While `open`, calls `close` on a click or focus outside `element`, and on Esc anywhere (then `byKey` is true).
 */
export function useDismiss(
  element: RefObject<HTMLElement | null>,
  open: boolean,
  close: (byKey: boolean) => void,
) {
  const handleOutside = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && element.current?.contains(target) === false) close(false)
  })
  const handleKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close(true)
  })
  useEffect(() => {
    if (!open) return
    const onOutside = (event: Event) => handleOutside(event)
    const onKeyDown = (event: globalThis.KeyboardEvent) => handleKey(event)
    document.addEventListener('focusin', onOutside)
    document.addEventListener('pointerdown', onOutside)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('focusin', onOutside)
      document.removeEventListener('pointerdown', onOutside)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [open])
}
