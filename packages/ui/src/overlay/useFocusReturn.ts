import { useRef } from 'react'
import { applyStyleNonce } from './styleNonce.ts'

/** Handlers for a Radix content that has no Radix trigger: focus goes back to where it was before opening. */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
      applyStyleNonce()
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
}
