import MarkdownIt from 'markdown-it'
import { slugify } from '@portal/domain/shared'
import type { Document } from '@portal/domain/contract'

/** A piece of a parsed text: a block's beginning or end, or the words between. */
export type Token = ReturnType<InstanceType<typeof MarkdownIt>['parse']>[number]

/** Markup in a file is text; addresses are links only where they are written as one. */
const markdown = new MarkdownIt({ html: false, linkify: false }).disable('image')

// Pages allow no style attributes: how a cell is aligned is said by data, and a heading says what it heads.
for (const cell of ['th_open', 'td_open'] as const)
  markdown.renderer.rules[cell] = (tokens, index, options, _env, renderer) => {
    const token = tokens[index]
    if (!token) return ''
    const align = /text-align:(\w+)/.exec(String(token.attrGet('style') ?? ''))?.[1]
    token.attrs = [
      ...(cell === 'th_open' ? [['scope', 'col'] as [string, string]] : []),
      ...(align === undefined ? [] : [['data-align', align] as [string, string]]),
    ]
    return renderer.renderToken(tokens, index, options)
  }

// A table that is wider than a phone scrolls in a frame of its own, which the keyboard can reach.
markdown.renderer.rules['table_open'] = () =>
  '<div data-table role="group" aria-label="Table" tabindex="0"><table>\n'
markdown.renderer.rules['table_close'] = () => '</table></div>\n'

/** A text, and the same without markup. */
export interface ParsedMarkdown {
  readonly document: Document
  readonly text: string
}

/** Safe HTML of a Markdown text, parted at its `##` headings; a heading above them is refused. */
export function parseMarkdown(source: string): ParsedMarkdown {
  const env = {}
  const tokens = markdown.parse(source, env)
  if (tokens.some(({ type, tag }) => type === 'heading_open' && tag === 'h1'))
    throw new Error('A text has no heading with one #: its title stands in the front matter')
  markCheckboxItems(tokens)
  const starts = tokens.flatMap((token, index) => (isSectionStart(token) ? [index] : []))
  const html = (from: number, to?: number) =>
    markdown.renderer.render(tokens.slice(from, to), markdown.options, env).trim()
  const taken = new Set<string>()
  const sections = starts.map((start, position) => {
    const title = plainText(tokens[start + 1])
    return { id: createSectionId(title, taken), title, html: html(start + 3, starts[position + 1]) }
  })
  const text = tokens.filter(({ type }) => type === 'inline' || type === 'fence').map(plainText)
  return {
    document: { lead: html(0, starts[0] ?? tokens.length), sections },
    text: text.filter((part) => part !== '').join('\n\n'),
  }
}

/** An item of a checklist begins with its box, and wants no bullet beside it. */
function markCheckboxItems(tokens: readonly Token[]): void {
  for (const [index, token] of tokens.entries())
    if (token.type === 'list_item_open' && tokens[index + 2]?.content.startsWith('☐'))
      token.attrSet('data-tick', '')
}

const isSectionStart = ({ type, tag, level }: Token): boolean =>
  type === 'heading_open' && tag === 'h2' && level === 0

/** The words of a line or a block. */
export const plainText = (token: Token | undefined): string =>
  (
    token?.children?.map(({ type, content }) => (type.endsWith('break') ? ' ' : content)).join('') ??
    token?.content ??
    ''
  ).trim()

/** The anchor of a section: a number goes behind what is taken. */
function createSectionId(title: string, taken: Set<string>): string {
  const base = slugify(title) || 'section'
  let id = base
  for (let number = 2; taken.has(id); number += 1) id = `${base}-${number}`
  taken.add(id)
  return id
}
