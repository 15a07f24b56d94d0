/**
 * The address typed into one account form, for the next form in the same tab. Stored, since a page load may come
 * between them.
 */
const KEY = 'typed-email'

export function storeTypedEmail(email: string): void {
  try {
    sessionStorage.setItem(KEY, email)
  } catch {
    // Without storage it has to be typed again.
  }
}

/** Empty without storage, and on the server. */
export function readTypedEmail(): string {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}
