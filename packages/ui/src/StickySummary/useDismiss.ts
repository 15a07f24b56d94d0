import { useEffect, useEffectEvent, type RefObject } from 'react'

/**
 * Calls `close` while `open` when the reader goes on elsewhere: a press or focus outside of `box`, or Esc from
 * anywhere (`byKey` is true then).
 */
export function useDismiss(
  box: RefObject<HTMLElement | null>,
  open: boolean,
  close: (byKey: boolean) => void,
) {
  const goneOn = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && box.current?.contains(target) === false) close(false)
  })
  const pressed = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close(true)
  })
  useEffect(() => {
    if (!open) return
    const onElsewhere = (event: Event) => goneOn(event)
    const onKeyDown = (event: globalThis.KeyboardEvent) => pressed(event)
    document.addEventListener('focusin', onElsewhere)
    document.addEventListener('pointerdown', onElsewhere)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('focusin', onElsewhere)
      document.removeEventListener('pointerdown', onElsewhere)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [open])
}
