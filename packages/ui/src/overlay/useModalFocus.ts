import { useRef } from 'react'

const firstFocus = 'input:enabled, select:enabled, textarea:enabled, [data-dialog-foot] :is(button, a)'

/** Whether the focus is already somewhere on the page: following a link out of a modal leads to what it opened. */
function hasMovedOn(modal: EventTarget | null): boolean {
  const { activeElement, body } = document
  if (activeElement === null || activeElement === body) return false
  return !(modal instanceof Node && modal.contains(activeElement))
}

/**
 * Handlers for a modal Radix content without a Radix trigger: focus starts on
 * the first field or action rather than on the cross, and goes back to where it was before opening,
 * unless it has been moved on meanwhile.
 * Esc in an open list of suggestions closes that list only.
 */
export function useModalFocus() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement
      if (!(event.currentTarget instanceof HTMLElement)) return
      const first = event.currentTarget.querySelector<HTMLElement>(firstFocus) ?? event.currentTarget
      event.preventDefault()
      first.focus()
    },
    onEscapeKeyDown: (event: Event) => {
      if (document.activeElement?.matches('[role="combobox"][aria-expanded="true"]')) event.preventDefault()
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (hasMovedOn(event.currentTarget)) return
      if (opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
}
