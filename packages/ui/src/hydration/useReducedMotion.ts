import { useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: reduce)'

const media = (): MediaQueryList | undefined =>
  typeof window.matchMedia === 'function' ? window.matchMedia(query) : undefined

function subscribe(listener: () => void): () => void {
  const list = media()
  list?.addEventListener('change', listener)
  return () => list?.removeEventListener('change', listener)
}

/** Whether the user prefers reduced motion; true on the server, so that nothing moves before hydration. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => media()?.matches ?? false,
    () => true,
  )
