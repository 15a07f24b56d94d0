import { REFERENCE_CHARACTERS } from '@portal/domain/shared'

const LENGTH = 6

/** The reference that so many numbers stand for. */
export function formatReference(numbers: readonly number[]): string {
  const characters = numbers
    .slice(0, LENGTH)
    .map((number) => REFERENCE_CHARACTERS[number % REFERENCE_CHARACTERS.length])
  return `PB-${characters.slice(0, 4).join('')}-${characters.slice(4).join('')}`
}

/** A reference for people to keep (`PB-7K3F-9Q`), drawn until one is free. */
export async function generateReference(
  randomBytes: (size: number) => Buffer,
  isTaken: (reference: string) => Promise<boolean>,
): Promise<string> {
  for (;;) {
    const reference = formatReference([...randomBytes(LENGTH)])
    if (!(await isTaken(reference))) return reference
  }
}
