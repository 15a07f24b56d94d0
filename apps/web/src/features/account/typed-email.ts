/**
 * The address typed into one account form, for the form that is opened from there, in this tab only: the way there may
 * be a page load.
 */
const KEY = 'typed-email'

export function storeTypedEmail(email: string): void {
  try {
    sessionStorage.setItem(KEY, email)
  } catch {
    // It is typed again.
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
