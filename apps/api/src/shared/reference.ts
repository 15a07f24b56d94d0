import { REFERENCE_ALPHABET } from '@portal/domain/shared'

const LENGTH = 6

/** Formats random numbers as a reference, one character each. */
export function formatReference(numbers: readonly number[]): string {
  const characters = numbers
    .slice(0, LENGTH)
    .map((number) => REFERENCE_ALPHABET[number % REFERENCE_ALPHABET.length])
  return `PB-${characters.slice(0, 4).join('')}-${characters.slice(4).join('')}`
}

/** Generates references for people to quote (`PB-7K3F-9Q`) until one is unused. */
export async function generateReference(
  randomBytes: (size: number) => Buffer,
  isTaken: (reference: string) => Promise<boolean>,
): Promise<string> {
  for (;;) {
    const reference = formatReference([...randomBytes(LENGTH)])
    if (!(await isTaken(reference))) return reference
  }
}
