/** Invisible characters without a meaning: zero-width spaces, soft hyphens, Hangul fillers. */
const INVISIBLE = /[\u00ad\u115f\u1160\u180e\u200b\u2060-\u2064\u3164\ufeff\uffa0]/gu
/** Joiners and variation selectors with nothing before them; after a character they are part of emoji and letters. */
const LOOSE_JOINERS = /(^|\s)(?:\u200c|\u200d|\ufe0e|\ufe0f)+/gu

/** Removes invisible characters; joiners within emoji stay. */
export const stripInvisible = (text: string): string =>
  text.replace(INVISIBLE, '').replace(LOOSE_JOINERS, '$1')

/**
 * The length of a typed text as limits count it: code points, trimmed, without invisible characters.
 */
export const countCharacters = (text: string): number => Array.from(stripInvisible(text).trim()).length
