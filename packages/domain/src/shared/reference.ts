// cspell:ignore abcdefghjklmnpqrstuvwxyz
/** Letters and digits of a reference: none that is mistaken for another, read out over the phone. */
export const REFERENCE_CHARACTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

const WRITTEN = new RegExp(`^PB([${REFERENCE_CHARACTERS}]{4})([${REFERENCE_CHARACTERS}]{2})$`)

/** A reference as somebody types it, whatever its case, blanks and hyphens; null for what can't be one. */
export function parseReference(text: string): string | null {
  const [, first, second] = WRITTEN.exec(text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')) ?? []
  return first === undefined || second === undefined ? null : `PB-${first}-${second}`
}
