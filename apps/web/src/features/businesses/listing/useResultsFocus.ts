import { useEffect, useRef, type RefObject } from 'react'
import type { Listing } from './listing.ts'

/**
 * Moves the focus to the results' heading when another page of them is shown, and when what had the focus is gone, such as
 * the chip of a filter that was removed. Otherwise the focus stays on the control that was used.
 */
export function useResultsFocus(heading: RefObject<HTMLElement | null>, listing: Listing, href: string) {
  const { page, from } = listing
  const shown = useRef({ href, page })
  useEffect(() => {
    const before = shown.current
    shown.current = { href, page }
    if (before.href === href) return
    const isOtherPage = before.page !== page && from === page
    if (isOtherPage || document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true })
  }, [heading, href, page, from])
}
