/** The colours that a woven cover can have; each carries white at 4.5:1 or more. */
export const monogramTones = ['lagoon', 'indigo', 'clay', 'leaf', 'plum', 'gold', 'ocean'] as const

/** The colour of a woven cover. */
export type MonogramTone = (typeof monogramTones)[number]

/** A tone for any text, always the same for the same text. */
export function monogramTone(text: string): MonogramTone {
  let sum = 7
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521
  return monogramTones[sum % monogramTones.length] ?? 'lagoon'
}
