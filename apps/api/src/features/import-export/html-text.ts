// cspell:ignore onopentag onclosetag ontext
import { decodeHTMLStrict } from 'entities'
import { Parser } from 'htmlparser2'

/** Elements that content management systems write; anything else in angle brackets is text. */
const INLINE = new Set(
  'a abbr b cite code del em font i img ins mark q s small span strong sub sup u wbr'.split(' '),
)
const BLOCKS = new Set(
  'address article aside blockquote body br caption center dd div dl dt figure figcaption footer h1 h2 h3 h4 h5 h6 head header hr html li main nav ol p pre section table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
)
const HIDDEN = new Set(['script', 'style', 'title', 'noscript', 'template'])
const TAG = /<\/?([a-z][a-z0-9]*)\b[^<>]*>/gi

const isElement = (name: string) => INLINE.has(name) || BLOCKS.has(name) || HIDDEN.has(name)

/** Whether a text has an element or an entity of HTML. */
const hasMarkup = (text: string): boolean =>
  text.includes('&') || [...text.matchAll(TAG)].some(([, name = '']) => isElement(name.toLowerCase()))

/** The line ends around a block. */
const BREAKS: Readonly<Record<string, string>> = {
  p: '\n\n',
  ul: '\n\n',
  ol: '\n\n',
  blockquote: '\n\n',
  td: ' ',
  th: ' ',
}

/**
 * Converts HTML or its entities to text: paragraphs and list items on their own lines, links with their address. Text
 * without markup stays as it is.
 */
export function htmlToText(text: string): string {
  if (!hasMarkup(text)) return text
  let written = ''
  let hidden = 0
  const links: { readonly href: string; readonly start: number }[] = []
  const write = (piece: string) => {
    if (hidden === 0) written += piece
  }
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (!isElement(name)) return write(text.slice(parser.startIndex, parser.endIndex + 1))
        if (HIDDEN.has(name)) hidden += 1
        if (name === 'a') links.push({ href: attributes['href'] ?? '', start: written.length })
        if (name === 'img') write(attributes['alt'] || attributes['src'] || '')
        if (BLOCKS.has(name)) write(name === 'li' ? '\n- ' : (BREAKS[name] ?? '\n'))
      },
      onclosetag(name, isImplied) {
        if (!isElement(name))
          return isImplied ? undefined : write(text.slice(parser.startIndex, parser.endIndex + 1))
        if (HIDDEN.has(name)) hidden -= 1
        const link = name === 'a' ? links.pop() : undefined
        if (link) write(formatHref(link.href, written.slice(link.start)))
        if (BREAKS[name] !== undefined) write(BREAKS[name])
      },
      ontext: write,
    },
    { decodeEntities: false, recognizeSelfClosing: true },
  )
  parser.end(text)
  return decodeHTMLStrict(written)
    .replaceAll('\u00a0', ' ')
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/\n\n(?=- )/g, '\n')
    .trim()
}

/** The address of a link, unless its words contain it. */
function formatHref(href: string, words: string): string {
  const address = href.replace(/^(?:mailto|tel):/i, '')
  return address === '' || words.includes(address) ? '' : ` (${address})`
}

/** The addresses in the links and pictures of HTML. */
export function findHtmlAddresses(text: string): string[] {
  const found: string[] = []
  if (!/<(?:a|img|iframe)\b/i.test(text)) return found
  const parser = new Parser({
    onopentag(name, { href, src }) {
      const address = name === 'a' ? href : name === 'img' || name === 'iframe' ? src : undefined
      if (address) found.push(address)
    },
  })
  parser.end(text)
  return found
}
