/**
 * Limits of an edited listing, in characters; `tags` is a number of tags. Its plan limits the words of the description and
 * the number of photos.
 */
export const EDIT_LIMITS = {
  description: { min: 50, max: 5000 },
  directions: 500,
  caption: 150,
  tags: 12,
  tag: { min: 2, max: 40 },
} as const

/** The number of words in a text. */
export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length

/** Normalises tags for storage: trimmed, with single spaces, in order, without empty ones and repeats in another case. */
export function normaliseTags(tags: readonly string[]): string[] {
  const tagsByKey = new Map<string, string>()
  for (const tag of tags) {
    const text = tag.replace(/\s+/g, ' ').trim()
    const key = text.toLowerCase()
    if (text !== '' && !tagsByKey.has(key)) tagsByKey.set(key, text)
  }
  return [...tagsByKey.values()]
}
