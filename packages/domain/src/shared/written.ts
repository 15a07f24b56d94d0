/** What takes no room and means nothing: zero-width blanks, soft hyphens, the fillers of Hangul. */
const INVISIBLE = /[\u00ad\u115f\u1160\u180e\u200b\u2060-\u2064\u3164\ufeff\uffa0]/gu
/** Joiners and variation selectors with nothing before them; after a character they make emoji and letters. */
const LOOSE_JOINERS = /(^|\s)(?:\u200c|\u200d|\ufe0e|\ufe0f)+/gu

/** A text without the characters that nobody sees; those that emoji are joined by stay. */
export const withoutInvisible = (text: string): string =>
  text.replace(INVISIBLE, '').replace(LOOSE_JOINERS, '$1')

/**
 * How many characters a typed text has once it is sent, as limits count them: trimmed, without what nobody sees, and
 * one for each code point.
 */
export const lengthOf = (text: string): number => Array.from(withoutInvisible(text).trim()).length
