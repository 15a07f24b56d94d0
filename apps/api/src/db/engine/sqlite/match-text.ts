import type { Match, Near } from '../../search/match.ts'

/**
 * Formats a match in FTS5's query language. Of a visitor's text it contains words only, which are quoted.
 *
 * @see https://www.sqlite.org/fts5.html#full_text_query_syntax
 */
export function toMatchText(match: Match): string {
  switch (match.kind) {
    case 'words':
      return `${quote(match.words.join(' '))}${match.isOpen ? '*' : ''}`
    case 'near':
      return near(match)
    case 'in':
      return `{${match.columns.join(' ')}} : (${toMatchText(match.part)})`
    case 'any':
    case 'all':
      return match.parts.map(toPart).join(match.kind === 'any' ? ' OR ' : ' AND ')
  }
}

const toPart = (part: Match): string => (part.kind === 'words' ? toMatchText(part) : `(${toMatchText(part)})`)

/** `NEAR` has no alternatives, so that each form is combined with each of the other word. */
const near = ({ words: [forms, others], between }: Near): string =>
  forms
    .flatMap((one) => others.map((other) => `NEAR(${quote(one)} ${quote(other)}, ${between})`))
    .join(' OR ')

/** Replaces the underscores in indexed tokens of facets, which would end a word. */
const FACET_MARK = '\uE000'

const quote = (word: string): string => `"${word.startsWith('_') ? word.replaceAll('_', FACET_MARK) : word}"`
