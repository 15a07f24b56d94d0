/** Invisible characters without a meaning: zero-width spaces, soft hyphens, byte order marks, Hangul fillers. */
const INVISIBLE = /[\u00ad\u115f\u1160\u180e\u200b\u2060-\u2064\u3164\ufeff\uffa0]/gu
/** Joiners and variation selectors with nothing before them; after a character they are part of emoji and letters. */
const LOOSE_JOINERS = /(^|\s)(?:\u200c|\u200d|\ufe0e|\ufe0f)+/gu

/** Removes invisible characters; joiners within emoji stay. */
export const stripInvisible = (text: string): string =>
  text.replace(INVISIBLE, '').replace(LOOSE_JOINERS, '$1')

/** Direction marks, with which address books and chats surround copied text. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u206f]/gu
/** Tabs from spreadsheets, no-break spaces and spaces of special widths. */
const SPECIAL_SPACES = /[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/gu

/** Removes invisible characters and direction marks, and replaces each special space with a plain one. */
export const cleanPastedText = (text: string): string =>
  stripInvisible(text.replace(DIRECTION_MARKS, '').replace(SPECIAL_SPACES, ' '))

/** Removes everything invisible from a text without spaces, such as a web address. */
export const stripZeroWidth = (text: string): string =>
  stripInvisible(text.replace(DIRECTION_MARKS, '').replace(SPECIAL_SPACES, '')).replace(
    /\u200c|\u200d|\ufe0e|\ufe0f/gu,
    '',
  )

const UNSEEN = /[\s\u061c\u200e\u200f\u202a-\u202e\u2066-\u206f]/u
const JOINER = /[\u200c\u200d]/u

/**
 * Removes spaces, direction marks and loose joiners at both ends. A joiner after a mark stays, since it is part of the last
 * letter in some scripts. A loop, since a regular expression for the end is quadratic in runs of spaces.
 */
export function trimZeroWidth(text: string): string {
  const at = (position: number): string => text.charAt(position)
  const isLoose = (position: number): boolean => JOINER.test(at(position)) && !/\p{M}/u.test(at(position - 1))
  let start = 0
  let end = text.length
  while (start < end && (UNSEEN.test(at(start)) || JOINER.test(at(start)))) start += 1
  while (end > start && (UNSEEN.test(at(end - 1)) || isLoose(end - 1))) end -= 1
  return text.slice(start, end)
}

/** The length of a typed text for limits: code points, trimmed, without invisible characters. */
export const countCharacters = (text: string): number => Array.from(stripInvisible(text).trim()).length
