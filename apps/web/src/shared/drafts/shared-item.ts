/** One value that all tabs of this device share, for `useSyncExternalStore`. */
export interface SharedItem<Value> {
  /** The same object until the value changes. */
  read: () => Value
  /** Whether the device stored it; otherwise the value lasts until this tab is closed. */
  write: (value: Value) => boolean
  /** Calls back when the value changes, here or in another tab. */
  subscribe: (listener: () => void) => () => void
  /** Calls back when another tab has changed it. */
  onOtherTab: (listener: () => void) => () => void
}

interface SharedItemOptions<Value> {
  /** Its key in local storage. */
  key: string
  /** The value if none is stored. */
  blank: Value
  /** Null for an invalid value. */
  parse: (stored: unknown) => Value | null
}

/** Null if the browser refuses its storage. */
function readText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function writeText(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

function parseText(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** A value in local storage that does not expire. Its format may only change with a migration in `parse`. */
export function createSharedItem<Value>({ key, blank, parse }: SharedItemOptions<Value>): SharedItem<Value> {
  const listeners = new Set<() => void>()
  let known: { text: string | null; value: Value } = { text: null, value: blank }
  let fallback: { value: Value } | null = null

  const onOtherTab = (listener: () => void) => {
    const onStorage = (event: StorageEvent) => {
      // The key is null if the whole storage was cleared.
      if (event.key === key || event.key === null) listener()
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }
  return {
    read: () => {
      if (fallback) return fallback.value
      const text = readText(key)
      if (text !== known.text) known = { text, value: parse(parseText(text)) ?? blank }
      return known.value
    },
    write: (value) => {
      const isStored = writeText(key, value === blank ? null : JSON.stringify(value))
      fallback = isStored ? null : { value }
      for (const listener of listeners) listener()
      return isStored
    },
    subscribe: (listener) => {
      listeners.add(listener)
      const stop = onOtherTab(listener)
      return () => {
        listeners.delete(listener)
        stop()
      }
    },
    onOtherTab,
  }
}
