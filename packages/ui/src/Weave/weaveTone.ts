/** The background colours of a weave; each has a contrast of at least 4.5:1 with white. */
export const weaveTones = ['lagoon', 'indigo', 'clay', 'leaf', 'plum', 'gold', 'ocean'] as const

/** The background colour of a weave. */
export type WeaveTone = (typeof weaveTones)[number]

/** Derives a tone from a text; the same text always gives the same tone. */
export function getWeaveTone(text: string): WeaveTone {
  let sum = 7
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521
  return weaveTones[sum % weaveTones.length] ?? 'lagoon'
}
