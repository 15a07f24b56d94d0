import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False in server-rendered HTML and while it is hydrated, true from then on: for what only script can keep,
 * so that without script nothing is hidden or promised in vain.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
