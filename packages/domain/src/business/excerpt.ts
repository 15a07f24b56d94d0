/** The longest excerpt, in characters. */
export const EXCERPT_MAX = 160

/** A description's beginning on one line, at most 160 characters, cut after a whole word with an ellipsis. */
export function excerptOf(description: string): string {
  const text = description.replace(/\s+/g, ' ').trim()
  if (text.length <= EXCERPT_MAX) return text
  const cut = text.slice(0, EXCERPT_MAX)
  const lastBlank = cut.lastIndexOf(' ')
  const whole = lastBlank > EXCERPT_MAX / 2 ? cut.slice(0, lastBlank) : withoutHalfCharacter(cut.slice(0, -1))
  return `${whole.replace(/[\s,;:.–—-]+$/, '')}…`
}

/** A cut in the middle of a character outside the basic plane leaves half of it. */
const withoutHalfCharacter = (text: string): string => text.replace(/[\ud800-\udbff]$/, '')
