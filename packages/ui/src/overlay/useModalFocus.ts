import { useLayoutEffect, useRef } from 'react'
import { applyStyleNonce } from './styleNonce.ts'

const firstFocus = 'input:enabled, select:enabled, textarea:enabled, [data-dialog-foot] :is(button, a)'

/**
 * Handlers for a modal Radix content without a Radix trigger: focus starts on
 * the first field or action rather than on the cross, and goes back to where it was before opening.
 * Esc in an open list of suggestions closes that list only.
 * Hands over the style nonce in time, before the content locks the page's scroll.
 */
export function useModalFocus() {
  const opener = useRef<Element | null>(null)
  useLayoutEffect(applyStyleNonce, [])
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
      if (opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
}
