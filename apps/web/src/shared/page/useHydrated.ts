import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and during hydration, true afterwards: for what only works with JavaScript. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
