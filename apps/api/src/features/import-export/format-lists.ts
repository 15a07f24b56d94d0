/** Quoted or not, up to a comma, semicolon, bar or line end. A quote within an item is a letter of it. */
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

/** The items of a list that people write: with commas, semicolons, bars or line ends between them. */
export const splitList = (text: string): string[] =>
  splitQuoted(text)
    .map((item) => (item.isQuoted ? item.text : item.text.replace(/^[-•*]\s+/, '')).trim())
    .filter((part) => part !== '')

/** `a:1:{i:0;s:4:"Fish";}`, as PHP writes a list of texts. */
const PHP_LIST = /^a:\d+:\{((?:i:\d+;s:\d+:"[^"]*";)*)\}$/
const PHP_TEXT = /s:\d+:"([^"]*)";/g

/** A key, as in `{fish: 1}`; an address has a colon too. */
const KEY = /^[\w-]+\s*:(?!\/\/)/

/**
 * What a program wrote into a cell: a list, an object, or null for what only looks like one. Other texts are left as they
 * are. `isList` is whether the field has a list, for which brackets and braces around words are one.
 */
export function parseWritten(cell: unknown, isList: boolean): unknown {
  if (typeof cell !== 'string') return cell
  const text = cell.trim()
  if (/^[aO]:\d+:.*\}$/s.test(text)) {
    const list = PHP_LIST.exec(text)
    return list ? [...(list[1] ?? '').matchAll(PHP_TEXT)].map(([, item]) => item) : null
  }
  if (!/^(?:\[.*\]|\{.*\})$/s.test(text)) return cell
  const json = parseJson(text) ?? parseJson(text.replaceAll("'", '"'))
  if (json !== undefined && (isList || !Array.isArray(json) || json.some(isNoNumber))) return json
  const items = splitQuoted(text.slice(1, -1)).filter((item) => item.isQuoted || item.text !== '')
  if (!isList) return text.startsWith('[') && items.every((item) => item.isQuoted) ? listTexts(items) : cell
  return items.some((item) => !item.isQuoted && (/[[\]{}]/.test(item.text) || KEY.test(item.text)))
    ? null
    : listTexts(items)
}

/** `[1]` may be a text of somebody’s. */
const isNoNumber = (item: unknown): boolean => typeof item !== 'number'

const listTexts = (items: readonly Item[]): string[] => items.map((item) => item.text)

/** Undefined for what is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
