// cspell:ignore blong
/** Words within a name that stay in lower case. */
const SMALL_WORDS = new Set('and blong de des du km la le les of sur the'.split(' '))
const ABBREVIATIONS = new Set('nc png vkp zi'.split(' '))
/** An elided article or a single letter: the next letter is a capital too, as in `Île d’Ouvéa`. */
const LETTER_AND_REST = /^(\p{L})’(.+)$/u

const capitalise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

function writeWord(word: string, position: number): string {
  if (ABBREVIATIONS.has(word)) return word.toUpperCase()
  if (position > 0 && SMALL_WORDS.has(word)) return word
  const [, letter, rest] = LETTER_AND_REST.exec(word) ?? []
  if (letter === undefined || rest === undefined) return capitalise(word)
  const isArticle = position > 0 && (letter === 'd' || letter === 'l')
  return `${isArticle ? letter : letter.toUpperCase()}’${capitalise(rest)}`
}

/** Formats a gazetteer name, which is in lower case, as people write it: `Port Vila`, `Mont-Dore`, `Vallée du Tir`. */
export const formatPlaceName = (name: string): string =>
  name
    .replaceAll("'", '’')
    .split(/([ -])/)
    .map((part, at) => (at % 2 === 0 ? writeWord(part, at) : part))
    .join('')
