import MarkdownIt from 'markdown-it'
import { slugify } from '@portal/domain/shared'
import type { Document } from '@portal/domain/contract'
import { findPictureNames, renderPictures, type Picture } from './markdown-pictures.ts'

/** A token of a parsed text: the start or end of a block, or its inline content. */
export type Token = ReturnType<InstanceType<typeof MarkdownIt>['parse']>[number]

type Engine = InstanceType<typeof MarkdownIt>

/** HTML is escaped; URLs become links only in link syntax. */
const markdown = withLogos(withSafeTables(new MarkdownIt({ html: false, linkify: false }).disable('image')))

/** For administrators' texts: with pictures, and with line breaks kept, as in a message. */
const illustrated = renderPictures(
  withSafeTables(new MarkdownIt({ html: false, linkify: false, breaks: true })),
)

/** The content security policy allows no style attributes: alignment goes into data-align; headers get a scope. */
function withSafeTables(engine: Engine): Engine {
  for (const cell of ['th_open', 'td_open'] as const)
    engine.renderer.rules[cell] = (tokens, index, options, _env, renderer) => {
      const token = tokens[index]
      if (!token) return ''
      const align = /text-align:(\w+)/.exec(String(token.attrGet('style') ?? ''))?.[1]
      const label = token.attrGet('data-label')
      token.attrs = [
        ...(cell === 'th_open' ? [['scope', 'col'] as [string, string]] : []),
        ...(align === undefined ? [] : [['data-align', align] as [string, string]]),
        ...(label === null ? [] : [['data-label', label] as [string, string]]),
      ]
      return renderer.renderToken(tokens, index, options)
    }
  // A wide table scrolls within a focusable frame; on phones its rows are cards.
  engine.renderer.rules['table_open'] = () =>
    '<div data-table role="group" aria-label="Table" tabindex="0"><table>\n'
  engine.renderer.rules['table_close'] = () => '</table></div>\n'
  engine.core.ruler.push('cell-labels', ({ tokens }) => labelCells(tokens))
  return engine
}

/** Shows each drawing of the media kit above the text of its link. */
function withLogos(engine: Engine): Engine {
  engine.renderer.rules['link_open'] = (tokens, index, options, _env, renderer) => {
    const link = renderer.renderToken(tokens, index, options)
    const [address, background] = /^\/media-kit\/[a-z-]+?(-on-dark)?\.svg$/.exec(
      String(tokens[index]?.attrGet('href') ?? ''),
    ) ?? ['']
    if (address === '') return link
    return `${link}<img src="${address}" alt="" loading="lazy"${background === undefined ? '' : ' data-on="dark"'}>`
  }
  return engine
}

/** Adds the column name to each cell: on phones rows are cards without column headers. */
function labelCells(tokens: readonly Token[]): void {
  let labels: string[] = []
  let column = 0
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'table_open') labels = []
    if (token.type === 'tr_open') column = 0
    if (token.type === 'th_open') labels.push(getText(tokens[index + 1]))
    if (token.type === 'td_open') token.attrSet('data-label', labels[column++] ?? '')
  }
}

const getText = (inline: Token | undefined): string =>
  (inline?.children ?? []).map(({ content }) => content).join('')

/** Invalid Markdown, which the author can fix. */
export class MarkdownError extends Error {}

/** A document, and its text without markup. */
export interface ParsedMarkdown {
  readonly document: Document
  readonly text: string
}

/** Parses Markdown to safe HTML, split at its `##` headings; a `#` heading and pictures are refused. */
export const parseMarkdown = (source: string): ParsedMarkdown =>
  parseWith(markdown, source, {}, 'A text has no heading with one #: its title is in the front matter')

/** Lists the pictures of an administrator's text by name. */
export const listPictureNames = (source: string): string[] => findPictureNames(illustrated.parse(source, {}))

/**
 * Parses Markdown like `parseMarkdown`, with its stored pictures; throws for one that is not stored or has no description.
 */
export const parseIllustratedMarkdown = (
  source: string,
  pictures: ReadonlyMap<string, Picture>,
): ParsedMarkdown =>
  parseWith(
    illustrated,
    source,
    { pictures },
    'Please begin headings with ##: the title is shown above the text',
  )

function parseWith(
  engine: Engine,
  source: string,
  env: Record<string, unknown>,
  headingMessage: string,
): ParsedMarkdown {
  const tokens = engine.parse(source, env)
  if (tokens.some(({ type, tag }) => type === 'heading_open' && tag === 'h1'))
    throw new MarkdownError(headingMessage)
  markCheckboxItems(tokens)
  const starts = tokens.flatMap((token, index) => (isSectionStart(token) ? [index] : []))
  const renderHtml = (from: number, to?: number) =>
    engine.renderer.render(tokens.slice(from, to), engine.options, env).trim()
  const taken = new Set<string>()
  const sections = starts.map((start, position) => {
    const title = toPlainText(tokens[start + 1])
    return { id: createSectionId(title, taken), title, html: renderHtml(start + 3, starts[position + 1]) }
  })
  const text = tokens.filter(({ type }) => type === 'inline' || type === 'fence').map(toPlainText)
  return {
    document: { lead: renderHtml(0, starts[0] ?? tokens.length), sections },
    text: text.filter((part) => part !== '').join('\n\n'),
  }
}

/** Marks list items that begin with a checkbox, so that they get no bullet. */
function markCheckboxItems(tokens: readonly Token[]): void {
  for (const [index, token] of tokens.entries())
    if (token.type === 'list_item_open' && tokens[index + 2]?.content.startsWith('☐'))
      token.attrSet('data-tick', '')
}

const isSectionStart = ({ type, tag, level }: Token): boolean =>
  type === 'heading_open' && tag === 'h2' && level === 0

/** Returns the text of a token without markup. */
export const toPlainText = (token: Token | undefined): string =>
  (
    token?.children?.map(({ type, content }) => (type.endsWith('break') ? ' ' : content)).join('') ??
    token?.content ??
    ''
  ).trim()

/** Creates the anchor of a section; a number makes it unique. */
function createSectionId(title: string, taken: Set<string>): string {
  const base = slugify(title) || 'section'
  let id = base
  for (let number = 2; taken.has(id); number += 1) id = `${base}-${number}`
  taken.add(id)
  return id
}
