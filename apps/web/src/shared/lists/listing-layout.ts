import { useSyncExternalStore } from 'react'

/** How a list of cards is laid out. */
export type ListingLayout = 'grid' | 'list'

const KEY = 'listing-layout'

/**
 * Puts the layout that this device remembers on the root element before anything is painted, where the style sheet
 * reads it: the server's page is the same for everybody, and nothing moves. Stands in the document's head.
 */
export const LAYOUT_SCRIPT = `try{document.documentElement.dataset.listing=localStorage.getItem('${KEY}')||''}catch{}`

const listeners = new Set<() => void>()

/** Keeps the layout for the next visits on this device; where nothing can be kept it holds for this page. */
export function rememberLayout(layout: ListingLayout): void {
  document.documentElement.dataset.listing = layout
  try {
    localStorage.setItem(KEY, layout)
  } catch {
    // A browser may refuse to keep anything.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const read = (): ListingLayout => (document.documentElement.dataset.listing === 'list' ? 'list' : 'grid')

/** The layout that this device remembers; `grid` on the server and until the page is taken over. */
export const useRememberedLayout = (): ListingLayout => useSyncExternalStore(subscribe, read, () => 'grid')
