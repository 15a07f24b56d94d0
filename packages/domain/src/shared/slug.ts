// cspell:ignore æœøßłđðþı
/** Letters that Unicode does not take apart into a plain letter and an accent. */
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

/** The longest slug that is made; longer texts are cut at a word. */
export const SLUG_MAX = 80

const cutAtWord = (slug: string): string => {
  if (slug.length <= SLUG_MAX) return slug
  const cut = slug.slice(0, SLUG_MAX + 1)
  return cut.slice(0, cut.lastIndexOf('-') > 0 ? cut.lastIndexOf('-') : SLUG_MAX)
}

/**
 * The text as a path part: lower case, accents dropped, "&" read as "and", anything else a single hyphen,
 * at most 80 characters. Empty when nothing of the text can be written in a–z and 0–9.
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

/** Whether the text is written as a slug: words of a–z and 0–9 with single hyphens between, not digits only. */
export const isSlug = (text: string): boolean =>
  text.length <= SLUG_MAX + 12 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && !/^\d+$/.test(text)

/**
 * What a text names, among values by their slugs; undefined when it names none. A text that is a slug already, as in
 * most addresses, is looked up as it is: making one takes many times longer.
 */
export const findBySlug = <Value>(values: ReadonlyMap<string, Value>, text: string): Value | undefined =>
  values.get(text) ?? values.get(slugify(text))
