/**
 * Limits of an edited listing, in characters unless they say otherwise. How many words a description and how many photos
 * a listing may have is up to its plan.
 */
export const EDIT_LIMITS = {
  description: { min: 50, max: 5000 },
  directions: 500,
  caption: 150,
  tags: 12,
  tag: { min: 2, max: 40 },
} as const

/** How many words a text has. */
export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length

/**
 * Tags as they are kept: trimmed, with single spaces, each once whatever its case, in their order. Empty ones are left
 * out.
 */
export function normaliseTags(tags: readonly string[]): string[] {
  const kept = new Map<string, string>()
  for (const tag of tags) {
    const text = tag.replace(/\s+/g, ' ').trim()
    const key = text.toLowerCase()
    if (text !== '' && !kept.has(key)) kept.set(key, text)
  }
  return [...kept.values()]
}
