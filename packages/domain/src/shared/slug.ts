// cspell:ignore æœøßłđðþı
/** Letters that Unicode normalisation does not decompose into a plain letter and an accent. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** The greatest length of a slug; longer texts are cut at a word. */
const MAX_SLUG_LENGTH = 80

const cutAtWord = (slug: string): string => {
  if (slug.length <= MAX_SLUG_LENGTH) return slug
  const cut = slug.slice(0, MAX_SLUG_LENGTH + 1)
  return cut.slice(0, cut.lastIndexOf('-') > 0 ? cut.lastIndexOf('-') : MAX_SLUG_LENGTH)
}

/**
 * Converts a text to a slug: lower case, without accents, "&" as "and", anything else as single hyphens, at most 80
 * characters. Empty when nothing of the text can be written in a–z and 0–9.
 */
export const slugify = (text: string): string =>
  cutAtWord(
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[æœøßłđðþı]/g, (letter) => PLAIN_LETTERS[letter] ?? '')
      .replace(/&/g, ' and ')
      .replace(/['’‘ʻʼ`]/g, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, ''),
  )

/** Whether a text is a slug: words of a–z and 0–9 with single hyphens between, not digits only. */
export const isSlug = (text: string): boolean =>
  text.length <= MAX_SLUG_LENGTH + 12 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && !/^\d+$/.test(text)

/**
 * Finds a value by a text, among values keyed by slug; undefined for an unknown one. The text is first looked up as it is,
 * since most URLs have slugs and `slugify` is many times slower.
 */
export const findBySlug = <Value>(values: ReadonlyMap<string, Value>, text: string): Value | undefined =>
  values.get(text) ?? values.get(slugify(text))
