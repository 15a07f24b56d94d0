// cspell:ignore maintenant opun ouverte tede tude
/** `open now`, as people type it. */
const OPEN_NOW =
  /\b(?:open|opun|ouverte?s?)\s+(?:(?:right|just)\s+)?(?:now|nao|today|tude|tede|maintenant)\b/iu

/** A search text without its wish for what is open now; null of one that has no such wish, or nothing else. */
export function withoutOpenNow(text: string): string | null {
  const rest = text.replace(OPEN_NOW, ' ').replace(/\s+/gu, ' ').trim()
  return rest === '' || !OPEN_NOW.test(text) ? null : rest
}
