/** Who was signed in here last, for when that can't be asked; gone as soon as a page sees that nobody is. */
const KEY = 'last-person'

function quietly<Result>(attempt: () => Result): Result | null {
  try {
    return attempt()
  } catch {
    return null
  }
}

export const lastPerson = (): string | null => quietly(() => localStorage.getItem(KEY))

export function rememberPerson(email: string | null): void {
  quietly(() => (email === null ? localStorage.removeItem(KEY) : localStorage.setItem(KEY, email)))
}
