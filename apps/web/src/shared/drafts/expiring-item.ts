import { reportStorageResult } from './storage-available.ts'

/** One value in the browser's local storage, readable until it expires. */
export interface ExpiringItem<Value> {
  /** Null when there is nothing, when it has expired, or when it can't be parsed. */
  read: (now: number) => Value | null
  /** Whether the browser stored it: its storage may be full, or forbidden. */
  write: (value: Value, now: number) => boolean
  remove: () => void
}

interface ExpiringItemOptions<Value> {
  /** Its key in local storage. */
  key: string
  /** How long it can be read after it was written. */
  lifetimeMs: number
  /** Null for an invalid value. */
  parse: (stored: unknown) => Value | null
}

/** A browser may refuse to read or write its storage: forms work all the same. */
function ignoreErrors<Result>(attempt: () => Result): Result | null {
  try {
    return attempt()
  } catch {
    return null
  }
}

/** The stored format; devices hold drafts in it, so that it can only be migrated, not changed. */
interface Envelope {
  at: number
  kept: unknown
}

const isEnvelope = (value: unknown): value is Envelope =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  'kept' in value &&
  typeof value.at === 'number'

/** A value in local storage that expires some time after it was written last. */
export function createExpiringItem<Value>({
  key,
  lifetimeMs,
  parse,
}: ExpiringItemOptions<Value>): ExpiringItem<Value> {
  const remove = () => {
    ignoreErrors(() => localStorage.removeItem(key))
  }
  return {
    read: (now) => {
      const stored: unknown = ignoreErrors(() => JSON.parse(localStorage.getItem(key) ?? 'null'))
      if (!isEnvelope(stored)) return null
      if (now - stored.at <= lifetimeMs) return parse(stored.kept)
      remove()
      return null
    },
    write: (value, now) => {
      const worked = ignoreErrors(() => {
        localStorage.setItem(key, JSON.stringify({ at: now, kept: value } satisfies Envelope))
        return true
      })
      reportStorageResult(worked === true)
      return worked === true
    },
    remove,
  }
}
