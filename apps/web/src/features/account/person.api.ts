import { useEffect, useReducer } from 'react'
import type { Person } from '#shared/draft-shelf.ts'
import { isMarkedSignedIn } from '#shared/session-mark.ts'
import { accountApi, useAccount } from './account.api.ts'
import { lastPerson } from './last-person.ts'

/**
 * Whose what is typed on this device is; undefined until that is known. Where the portal can't be reached it is still
 * the same person as before.
 */
export function usePerson(): Person | undefined {
  const account = useAccount()
  switch (account.status) {
    case 'signed-in':
      return account.user.email
    case 'signed-out':
      return null
    case 'unreachable':
      return lastPerson()
    case 'unknown':
      return undefined
  }
}

/** Asks anew who is there whenever the page is come back to: they may have signed in or out in another tab. */
export function useAskedAnew(): void {
  const askAnew = accountApi.usePrefetch('currentUser', { force: true })
  const [, lookAgain] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'hidden') return
      lookAgain()
      if (isMarkedSignedIn()) askAnew()
    }
    const opportunities = [
      [document, 'visibilitychange'],
      [window, 'focus'],
      [window, 'pageshow'],
    ] as const
    for (const [target, event] of opportunities) target.addEventListener(event, ask)
    return () => {
      for (const [target, event] of opportunities) target.removeEventListener(event, ask)
    }
  }, [askAnew])
}
