import { useRef, type FocusEvent } from 'react'

const initialFocus =
  'input:enabled:not([type=hidden]), select:enabled, textarea:enabled, [data-dialog-foot] :is(button, a)'

/** Whether focus is already elsewhere on the page, as it is after a link in the modal was followed. */
function isFocusElsewhere(modal: EventTarget | null): boolean {
  const { activeElement, body } = document
  if (activeElement === null || activeElement === body) return false
  return !(modal instanceof Node && modal.contains(activeElement))
}

/** Whether a combobox handles Esc: its list is open, or it has a text. */
const handlesEscape = (focused: Element | null): boolean =>
  focused instanceof HTMLInputElement &&
  focused.getAttribute('role') === 'combobox' &&
  (focused.getAttribute('aria-expanded') === 'true' || focused.value !== '')

/**
 * Focus handlers for modal Radix content without a Radix trigger. Focus starts on the first field or action rather
 * than the close button, and returns to where it was before opening, unless it has moved elsewhere; until then that
 * element has the attribute `data-opener`. Esc in a combobox first closes its list, then empties it. The focused element is
 * scrolled into view, which Radix does not do when focus wraps from the last control to the first.
 */
export function useModalFocus() {
  const opener = useRef<HTMLElement | null>(null)
  return {
    onFocus: ({ target }: FocusEvent) => {
      target.scrollIntoView({ block: 'nearest' })
    },
    onOpenAutoFocus: (event: Event) => {
      const { activeElement, body } = document
      opener.current = activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null
      opener.current?.toggleAttribute('data-opener', true)
      if (!(event.currentTarget instanceof HTMLElement)) return
      const first = event.currentTarget.querySelector<HTMLElement>(initialFocus) ?? event.currentTarget
      event.preventDefault()
      first.focus()
    },
    onEscapeKeyDown: (event: Event) => {
      if (handlesEscape(document.activeElement)) event.preventDefault()
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      opener.current?.removeAttribute('data-opener')
      if (!isFocusElsewhere(event.currentTarget)) opener.current?.focus()
    },
  }
}
