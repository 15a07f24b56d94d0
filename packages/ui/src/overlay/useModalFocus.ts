import { useLayoutEffect, useRef } from 'react'
import { applyStyleNonce } from './styleNonce.ts'

/**
 * Handlers for a modal Radix content without a Radix trigger: focus goes back to where it was before opening.
 * Hands over the style nonce in time, before the content locks the page's scroll.
 */
export function useModalFocus() {
  const opener = useRef<Element | null>(null)
  useLayoutEffect(applyStyleNonce, [])
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
}
