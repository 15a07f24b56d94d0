// cspell:ignore abcdefghjklmnpqrstuvwxyz
/** The characters of a reference, without those that look alike. */
export const REFERENCE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

const TYPED_REFERENCE = new RegExp(`^PB([${REFERENCE_ALPHABET}]{4})([${REFERENCE_ALPHABET}]{2})$`)

/** Parses a reference as typed, whatever its case, spaces and hyphens; null for anything else. */
export function parseReference(text: string): string | null {
  const [, first, second] = TYPED_REFERENCE.exec(text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')) ?? []
  return first === undefined || second === undefined ? null : `PB-${first}-${second}`
}
