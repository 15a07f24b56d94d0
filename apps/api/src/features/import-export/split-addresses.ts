/** An address without a scheme or `www.`, recognised by its ending. */
const HOST = String.raw`(?:[\w-]+\.)+(?:com|org|net|info|biz|au|fj|fr|nc|nz|pg|sb|vu)(?![\w.-])`

/** Separators of addresses; a comma or semicolon may also be part of one. */
const BETWEEN_ADDRESSES = new RegExp(String.raw`[\s|]+|[;,]+(?=\s|$|https?:|www\.|/media/|${HOST})`, 'i')
/** Before a path, a comma or semicolon is no part of an address. */
const BEHIND_HOST = /^((?:https?:\/\/)?[^/?#;,]+)[;,]+(.*)$/i
const FILLERS = new Set(['or', 'and', 'ou', 'et', '&', '/', '-', '–'])

/** The addresses in a text. */
export const splitAddresses = (text: string): string[] =>
  text
    .split(BETWEEN_ADDRESSES)
    .flatMap(splitHosts)
    .filter((part) => part !== '' && !FILLERS.has(part.toLowerCase()))

function splitHosts(text: string): string[] {
  const [, first, rest] = BEHIND_HOST.exec(text) ?? []
  return first === undefined || rest === undefined ? [text] : [first, ...splitHosts(rest)]
}

/** The separator before a name that follows an address; more of a path would have a slash after it. */
const BEFORE_HANDLE = /[;,]+(?=@?[\w.-]+(?:[;,]|$))/

const isAddressOrHandle = (text: string): boolean => text.startsWith('@') || /[./]/.test(text)

/** The profiles in a text: addresses, or names on a network. Other words stay together. */
export function splitProfiles(text: string): string[] {
  const parts = splitAddresses(text)
  if (parts.every(isAddressOrHandle)) return parts.flatMap((part) => part.split(BEFORE_HANDLE))
  return text
    .split(/[;|,\r\n]+|\s\/\s/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
