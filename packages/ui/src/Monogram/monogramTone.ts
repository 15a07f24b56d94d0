/** The background colours of a monogram; each has a contrast of at least 4.5:1 with white. */
export const monogramTones = ['lagoon', 'indigo', 'clay', 'leaf', 'plum', 'gold', 'ocean'] as const

/** The background colour of a monogram. */
export type MonogramTone = (typeof monogramTones)[number]

/** Derives a tone from a text; the same text always gives the same tone. */
export function monogramTone(text: string): MonogramTone {
  let sum = 7
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521
  return monogramTones[sum % monogramTones.length] ?? 'lagoon'
}
