import { from } from '@portal/ui'
import { useSyncExternalStore } from 'react'
import { useMedia } from '#shared/page/useMedia.ts'

/** How a list of cards is laid out. */
export type ListLayout = 'grid' | 'list'

const KEY = 'listing-layout'

/**
 * Sets the layout stored on this device on the root element before the first paint, for CSS: the server's page is the
 * same for everybody, and nothing shifts. Runs in the document's head.
 */
export const LAYOUT_SCRIPT = `try{document.documentElement.dataset.listing=localStorage.getItem('${KEY}')||''}catch{}`

const listeners = new Set<() => void>()

/** Stores the layout on this device; without storage it is kept for this page. */
export function storeLayout(layout: ListLayout): void {
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

/** What is stored; undefined without a choice. */
const read = (): ListLayout | undefined => {
  const { listing } = document.documentElement.dataset
  return listing === 'list' || listing === 'grid' ? listing : undefined
}

/** The layout of this device: what it stored, else rows on phones; `grid` on the server and until hydration. */
export function useStoredLayout(): ListLayout {
  const stored = useSyncExternalStore(subscribe, read, () => undefined)
  const isPhone = !useMedia(from.tablet)
  return stored ?? (isPhone ? 'list' : 'grid')
}
