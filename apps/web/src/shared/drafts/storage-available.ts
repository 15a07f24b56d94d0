import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let keeps = true

/** Notes whether this browser kept what it was last given: it may be full, or forbidden to keep anything. */
export function reportStorageResult(worked: boolean): void {
  if (worked === keeps) return
  keeps = worked
  for (const listener of listeners) listener()
}

const PROBE = 'keeps'

function tryOut(): boolean {
  try {
    localStorage.setItem(PROBE, PROBE)
    localStorage.removeItem(PROBE)
    return true
  } catch {
    return false
  }
}

function subscribe(listener: () => void) {
  reportStorageResult(tryOut())
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether this browser keeps what is typed, as far as that is known: to be asked before it is promised. */
export const useStorageAvailable = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => keeps,
    () => true,
  )
