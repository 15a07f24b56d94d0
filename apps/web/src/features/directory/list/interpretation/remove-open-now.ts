// cspell:ignore maintenant opun ouverte tede tude
/** `open now`, as people type it. */
const OPEN_NOW =
  /\b(?:open|opun|ouverte?s?)\s+(?:(?:right|just)\s+)?(?:now|nao|today|tude|tede|maintenant)\b/iu

/** The search text without words such as "open now"; null if it has none. */
export const removeOpenNow = (text: string): string | null =>
  OPEN_NOW.test(text) ? text.replace(OPEN_NOW, ' ').replace(/\s+/gu, ' ').trim() : null
