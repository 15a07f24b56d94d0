import { parseRecord } from '#shared/drafts/stored-record.ts'

/** What was typed about an account, except passwords. */
export interface TypedAccount {
  firstName: string
  lastName: string
  email: string
}

/**
 * What was typed into one form, for the account form that follows in the same tab. Stored, since a page load may come
 * between them.
 */
const KEY = 'typed-account'

const getText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Blank without storage, and on the server. */
export function readTypedAccount(): TypedAccount {
  const typed = readStored()
  return {
    firstName: getText(typed?.firstName),
    lastName: getText(typed?.lastName),
    email: getText(typed?.email),
  }
}

function readStored() {
  try {
    return parseRecord(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
  } catch {
    return null
  }
}

export function storeTypedAccount(typed: Partial<TypedAccount>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...readTypedAccount(), ...typed }))
  } catch {
    // Without storage it has to be typed again.
  }
}

/** Forgets it once somebody is signed in. */
export function removeTypedAccount(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Without storage nothing was stored.
  }
}
