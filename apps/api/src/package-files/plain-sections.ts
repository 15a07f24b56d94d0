import MarkdownIt from 'markdown-it'
import { toPlainText, type Token } from './markdown.ts'

/** A block of text without markup. */
export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }

/** A `##` heading and its blocks. */
export interface PlainSection {
  readonly heading: string
  readonly blocks: readonly Block[]
}

/** A plain text: the blocks before its first heading, and its sections. */
export interface PlainText {
  readonly lead: readonly Block[]
  readonly sections: readonly PlainSection[]
}

// Without link references: a line that looks like one would disappear.
const markdown = new MarkdownIt({ html: false, linkify: false }).disable(['image', 'reference'])

/**
 * Parses Markdown that is shown as plain text: `##` headings, paragraphs and lists with hyphens. Escapes and entities are
 * resolved; any other markup is refused, since it would be lost.
 */
export function parsePlainSections(source: string): PlainText {
  const lead: Block[] = []
  const sections: { heading: string; blocks: Block[] }[] = []
  const lines = source.split(/\r?\n/)
  for (const tokens of splitBlocks(markdown.parse(source, {}))) {
    const written = shorten(lines[tokens[0]?.map?.[0] ?? 0])
    if (isHeading(tokens[0])) sections.push({ heading: toPlainSentence(tokens[1], written), blocks: [] })
    else (sections.at(-1)?.blocks ?? lead).push(toBlock(tokens, written))
  }
  return { lead, sections }
}

/** Splits tokens into those of each top-level block. */
function splitBlocks(tokens: readonly Token[]): Token[][] {
  const blocks: Token[][] = []
  for (const token of tokens)
    if (token.level === 0 && token.nesting >= 0) blocks.push([token])
    else blocks.at(-1)?.push(token)
  return blocks
}

const isHeading = (token: Token | undefined): boolean =>
  token?.type === 'heading_open' && token.markup === '##'

function toBlock(tokens: readonly Token[], written: string): Block {
  const type = tokens[0]?.type
  if (type === 'paragraph_open') return { kind: 'paragraph', text: toPlainSentence(tokens[1], written) }
  if (type === 'bullet_list_open') return { kind: 'list', items: toItems(tokens.slice(1, -1), written) }
  if (type === 'ordered_list_open')
    throw new Error(
      `${written} is a numbered list; a list has hyphens, and a text that begins with a number has a backslash before its full stop`,
    )
  throw new Error(`${written} is no paragraph, list with hyphens or heading with ##`)
}

const ITEM = ['list_item_open', 'paragraph_open', 'inline', 'paragraph_close', 'list_item_close']

/** Returns the items of a list, which must not contain blocks. */
function toItems(tokens: readonly Token[], written: string): string[] {
  if (tokens.some(({ type }, index) => type !== ITEM[index % ITEM.length]))
    throw new Error(`${written} begins a list with an item that is empty or holds more than a paragraph`)
  return tokens.filter(({ type }) => type === 'inline').map((token) => toPlainSentence(token, written))
}

/** Returns the text of a line or paragraph; line breaks in the file become spaces. */
function toPlainSentence(token: Token | undefined, written: string): string {
  if (token?.children?.some(({ type }) => type !== 'text' && !type.endsWith('break')))
    throw new Error(`${written} has bold, italics, a link or code, but is shown as plain text`)
  return toPlainText(token)
}

const EXCERPT = 60

/** Shortens a source line for error messages. */
const shorten = (line = ''): string =>
  `“${line.length > EXCERPT ? `${line.slice(0, EXCERPT).trimEnd()}…` : line}”`
