/** Maximum length of a shared text with its address, in characters. */
export const MAX_SHARE_LENGTH = 160

const truncate = (text: string, maxLength: number): string => {
  if (text.length <= maxLength) return text
  return maxLength < 12 ? '' : `${text.slice(0, maxLength - 1).replace(/[\s,:&]+\S*$/, '')}…`
}

/** A text for sharing an address: both fit in 160 characters with a space between. */
export const formatShareText = (text: string, url: string): string =>
  truncate(text, MAX_SHARE_LENGTH - 1 - url.length)
