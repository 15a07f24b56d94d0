/**
 * The last signed-in person, for when the API is unreachable; removed once a page with drafts sees that nobody is
 * signed in.
 */
const KEY = 'last-person'

/** Null without storage. */
export function readLastPerson(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

export function storeLastPerson(email: string | null): void {
  try {
    if (email === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, email)
  } catch {
    // Without storage nobody is remembered.
  }
}
