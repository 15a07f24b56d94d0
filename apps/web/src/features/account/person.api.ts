import { useEffect, useReducer } from 'react'
import type { Person } from '#shared/drafts/draft-store.ts'
import { isMarkedSignedIn } from '#shared/session/session-mark.ts'
import { accountApi, useAccount } from './account.api.ts'
import { readLastPerson, storeLastPerson } from './last-person.ts'

/**
 * The person whose drafts are on this device; undefined until known. While the portal is unreachable it is the last
 * known person.
 */
export function usePerson(): Person | undefined {
  const account = useAccount()
  const email = account.status === 'signed-in' ? account.user.email : null
  const isKnown = account.status === 'signed-in' || account.status === 'signed-out'
  useEffect(() => {
    if (isKnown) storeLastPerson(email)
  }, [isKnown, email])
  if (account.status === 'unknown') return undefined
  return isKnown ? email : readLastPerson()
}

/** Loads the user again whenever the page gets the focus: they may have signed in or out in another tab. */
export function useRefetchUserOnFocus(): void {
  const refetchUser = accountApi.usePrefetch('currentUser', { force: true })
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const refetch = () => {
      if (document.visibilityState === 'hidden') return
      rerender()
      if (isMarkedSignedIn()) refetchUser()
    }
    const focusEvents = [
      [document, 'visibilitychange'],
      [window, 'focus'],
      [window, 'pageshow'],
    ] as const
    for (const [target, event] of focusEvents) target.addEventListener(event, refetch)
    return () => {
      for (const [target, event] of focusEvents) target.removeEventListener(event, refetch)
    }
  }, [refetchUser])
}
