import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let isAvailable = true

/** Reports whether the browser stored a value: its storage may be full, or forbidden. */
export function reportStorageResult(worked: boolean): void {
  if (worked === isAvailable) return
  isAvailable = worked
  for (const listener of listeners) listener()
}

const PROBE = 'storage-probe'

function tryStorage(): boolean {
  try {
    localStorage.setItem(PROBE, PROBE)
    localStorage.removeItem(PROBE)
    return true
  } catch {
    return false
  }
}

function subscribe(listener: () => void) {
  reportStorageResult(tryStorage())
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether this browser stores drafts, as far as known: without storage no text may promise it. */
export const useStorageAvailable = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isAvailable,
    () => true,
  )
