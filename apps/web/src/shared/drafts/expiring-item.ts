import { reportStorageResult } from './storage-available.ts'

/** What somebody has typed into a form of several steps, kept on their device only until it is sent or discarded. */
export interface ExpiringItem<Kept> {
  /** What is kept; null when there is nothing, when it is too old, or when it can't be read any more. */
  read: (now: number) => Kept | null
  /** Whether it is kept: a browser may be full, or forbidden to keep anything. */
  write: (kept: Kept, now: number) => boolean
  remove: () => void
}

interface DeviceDraftOptions<Kept> {
  /** Its name in the browser's storage. */
  key: string
  /** How long it is kept after the last change, in milliseconds. */
  lasts: number
  /** What was stored, read again: null where it is not, or no longer, what the form takes. */
  parse: (stored: unknown) => Kept | null
}

/** A browser may refuse to keep or to give anything: the form works all the same. */
function quietly<Result>(attempt: () => Result): Result | null {
  try {
    return attempt()
  } catch {
    return null
  }
}

interface Stored {
  at: number
  kept: unknown
}

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  'kept' in value &&
  typeof value.at === 'number'

/** The draft of one form, in the browser's local storage. */
export function createExpiringItem<Kept>({
  key,
  lasts,
  parse,
}: DeviceDraftOptions<Kept>): ExpiringItem<Kept> {
  const discard = () => {
    quietly(() => localStorage.removeItem(key))
  }
  return {
    read: (now) => {
      const stored: unknown = quietly(() => JSON.parse(localStorage.getItem(key) ?? 'null'))
      if (!isStored(stored)) return null
      if (now - stored.at <= lasts) return parse(stored.kept)
      discard()
      return null
    },
    write: (kept, now) => {
      const worked = quietly(() => {
        localStorage.setItem(key, JSON.stringify({ at: now, kept } satisfies Stored))
        return true
      })
      reportStorageResult(worked === true)
      return worked === true
    },
    remove: discard,
  }
}
