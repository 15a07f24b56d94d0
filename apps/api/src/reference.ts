/** Letters and digits that nobody mistakes for one another, read out over the phone. */
const CHARACTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 6
const WRITTEN = new RegExp(`^PB([${CHARACTERS}]{4})([${CHARACTERS}]{2})$`)

/** The reference that so many numbers stand for. */
export function referenceOf(numbers: readonly number[]): string {
  const characters = numbers.slice(0, LENGTH).map((number) => CHARACTERS[number % CHARACTERS.length])
  return `PB-${characters.slice(0, 4).join('')}-${characters.slice(4).join('')}`
}

/** A reference for people to keep (`PB-7K3F-9Q`), drawn until one is free. */
export async function freeReference(
  randomBytes: (size: number) => Buffer,
  isTaken: (reference: string) => Promise<boolean>,
): Promise<string> {
  for (;;) {
    const reference = referenceOf([...randomBytes(LENGTH)])
    if (!(await isTaken(reference))) return reference
  }
}

/** A reference as somebody types it, whatever its case, blanks and hyphens; null for what can't be one. */
export function parseReference(text: string): string | null {
  const [, first, second] = WRITTEN.exec(text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')) ?? []
  return first === undefined || second === undefined ? null : `PB-${first}-${second}`
}
