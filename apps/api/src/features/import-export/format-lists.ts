/** An item, quoted or not, up to a comma, semicolon, bar or line end. Quotes within an unquoted item belong to it. */
const ITEM = /[^\S\r\n]*(?:("(?:[^"\\]|\\.|"")*"|'(?:[^'\\]|\\.)*')\s*|([^,;|\r\n]*))(?:[,;|\r\n]|$)/gy

interface Item {
  readonly text: string
  readonly isQuoted: boolean
}

function splitQuoted(text: string): Item[] {
  const items: Item[] = []
  for (const { index, 1: quoted, 2: bare = '' } of text.matchAll(ITEM)) {
    if (index === text.length) break
    items.push(
      quoted === undefined
        ? { text: bare.trim(), isQuoted: false }
        : { text: quoted.slice(1, -1).replace(/\\(.)|"(")/gs, '$1$2'), isQuoted: true },
    )
  }
  return items
}

/** The items of a hand-written list, separated by commas, semicolons, bars or line ends. */
export const splitList = (text: string): string[] =>
  splitQuoted(text)
    .map((item) => (item.isQuoted ? item.text : item.text.replace(/^[-•*]\s+/, '')).trim())
    .filter((part) => part !== '')

/** `a:1:{i:0;s:4:"Fish";}`: a list of texts in PHP. */
const PHP_LIST = /^a:\d+:\{((?:i:\d+;s:\d+:"[^"]*";)*)\}$/
const PHP_TEXT = /s:\d+:"([^"]*)";/g

/** A key, as in `{fish: 1}`; an address has a colon too. */
const KEY = /^[\w-]+\s*:(?!\/\/)/

/**
 * Parses a list or object that a program wrote into a cell; null for what only looks like one. Other texts stay. With
 * `isList` brackets and braces around words are a list.
 */
export function parseEncodedCell(cell: unknown, isList: boolean): unknown {
  if (typeof cell !== 'string') return cell
  const text = cell.trim()
  if (/^[aO]:\d+:.*\}$/s.test(text)) {
    const list = PHP_LIST.exec(text)
    return list ? [...(list[1] ?? '').matchAll(PHP_TEXT)].map(([, item]) => item) : null
  }
  if (!/^(?:\[.*\]|\{.*\})$/s.test(text)) return cell
  const json = parseJson(text) ?? parseJson(text.replaceAll("'", '"'))
  if (json !== undefined && (isList || !Array.isArray(json) || json.some(isNotNumber))) return json
  const items = splitQuoted(text.slice(1, -1)).filter((item) => item.isQuoted || item.text !== '')
  if (!isList) return text.startsWith('[') && items.every((item) => item.isQuoted) ? listTexts(items) : cell
  return items.some((item) => !item.isQuoted && (/[[\]{}]/.test(item.text) || KEY.test(item.text)))
    ? null
    : listTexts(items)
}

/** `[1]` may be ordinary text. */
const isNotNumber = (item: unknown): boolean => typeof item !== 'number'

const listTexts = (items: readonly Item[]): string[] => items.map((item) => item.text)

/** Undefined if it is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
