/** Invisible characters without a meaning: zero-width spaces, soft hyphens, byte order marks, Hangul fillers. */
const INVISIBLE = /[\u00ad\u115f\u1160\u180e\u200b\u2060-\u2064\u3164\ufeff\uffa0]/gu
/** Joiners and variation selectors with nothing before them; after a character they are part of emoji and letters. */
const LOOSE_JOINERS = /(^|\s)(?:\u200c|\u200d|\ufe0e|\ufe0f)+/gu

/** Removes invisible characters; joiners within emoji stay. */
export const stripInvisible = (text: string): string =>
  text.replace(INVISIBLE, '').replace(LOOSE_JOINERS, '$1')

/** Marks of direction, with which address books and chats surround what is copied from them. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u206f]/gu
/** Tabs of spreadsheets, and spaces at which lines don't break or that have a width of their own. */
const SPECIAL_SPACES = /[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/gu

/** Removes invisible characters and marks of direction, and makes each special space a plain one. */
export const cleanPastedText = (text: string): string =>
  stripInvisible(text.replace(DIRECTION_MARKS, '').replace(SPECIAL_SPACES, ' '))

/** Removes all that shows nothing from a text without spaces, such as an address on the web. */
export const stripZeroWidth = (text: string): string =>
  stripInvisible(text.replace(DIRECTION_MARKS, '').replace(SPECIAL_SPACES, '')).replace(
    /\u200c|\u200d|\ufe0e|\ufe0f/gu,
    '',
  )

const UNSEEN = /[\s\u061c\u200e\u200f\u202a-\u202e\u2066-\u206f]/u
const JOINER = /[\u200c\u200d]/u

/**
 * Removes spaces, marks of direction and loose joiners at the ends. A joiner after a mark stays: it is part of the last
 * letter in some scripts. A loop, since an expression for the end of a text goes through each run of spaces again.
 */
export function trimZeroWidth(text: string): string {
  const at = (place: number): string => text.charAt(place)
  const isLoose = (place: number): boolean => JOINER.test(at(place)) && !/\p{M}/u.test(at(place - 1))
  let start = 0
  let end = text.length
  while (start < end && (UNSEEN.test(at(start)) || JOINER.test(at(start)))) start += 1
  while (end > start && (UNSEEN.test(at(end - 1)) || isLoose(end - 1))) end -= 1
  return text.slice(start, end)
}

/**
 * The length of a typed text as limits count it: code points, trimmed, without invisible characters.
 */
export const countCharacters = (text: string): number => Array.from(stripInvisible(text).trim()).length
