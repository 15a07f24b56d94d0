/** Who was signed in here last, for when that can't be asked; gone once a page that keeps drafts sees that nobody is. */
const KEY = 'last-person'

/** A browser that keeps nothing remembers nobody. */
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
    // Nobody is remembered.
  }
}
