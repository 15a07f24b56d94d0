import type { Match } from '../../search/match.ts'

/**
 * A match in the language of FTS5. Nothing of a visitor's reaches it but words, which are quoted.
 *
 * @see https://www.sqlite.org/fts5.html#full_text_query_syntax
 */
export function toMatchText(match: Match): string {
  switch (match.kind) {
    case 'words':
      return `${quote(match.words.join(' '))}${match.isOpen ? '*' : ''}`
    case 'near':
      return `NEAR(${match.words.map(quote).join(' ')}, ${match.between})`
    case 'in':
      return `{${match.columns.join(' ')}} : (${toMatchText(match.part)})`
    case 'any':
    case 'all':
      return match.parts.map(toPart).join(match.kind === 'any' ? ' OR ' : ' AND ')
  }
}

const toPart = (part: Match): string =>
  part.kind === 'words' || part.kind === 'near' ? toMatchText(part) : `(${toMatchText(part)})`

const quote = (word: string): string => `"${word}"`
