import { useCallback, useSyncExternalStore } from 'react'

const AT_RULE = '@media '

/** Whether a media query applies, such as `from.desktop`. True on the server and during hydration. */
export function useMedia(rule: string): boolean {
  const query = rule.slice(AT_RULE.length)
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia?.(query)
      media?.addEventListener('change', listener)
      return () => media?.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(query).matches ?? true,
    () => true,
  )
}
