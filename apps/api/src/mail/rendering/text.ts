import { splitLines, type EmailPart } from './parts.ts'

/** Maximum characters of a line, for small screens; a longer link has a line of its own. */
const LINE_LENGTH = 72

/** Renders an email as plain text. */
export const renderText = (parts: readonly EmailPart[]): string => `${parts.map(renderPart).join('\n\n')}\n`

function renderPart(part: EmailPart): string {
  if (typeof part === 'string') return wrap(part)
  if ('section' in part) return part.section.toUpperCase()
  if ('link' in part) return `${wrap(`${part.link}:`)}\n${part.url}`
  if ('facts' in part)
    return part.facts.map(([name, value]) => wrap(`${name}: ${value}`, '', '  ')).join('\n')
  const lines =
    'points' in part
      ? part.points.map((point) => wrap(point, '- ', '  '))
      : splitLines(part.quotation).map((line) => wrap(line, '> ', '> '))
  return [wrap(part.heading), ...lines].join('\n')
}

/** Wraps a text between words; each line begins with its indent. */
function wrap(text: string, first = '', next = ''): string {
  const lines: string[] = []
  let line = first
  for (const word of text.split(/\s+/).flatMap((long) => splitWord(long, LINE_LENGTH - next.length))) {
    const isEmpty = line === first || line === next
    if (!isEmpty && line.length + 1 + word.length > LINE_LENGTH) {
      lines.push(line)
      line = next + word
    } else {
      line += isEmpty ? word : ` ${word}`
    }
  }
  return [...lines, line.trimEnd()].join('\n')
}

/** Splits a word that is longer than a line. */
const splitWord = (word: string, length: number): string[] =>
  word.match(new RegExp(`.{1,${length}}`, 'gu')) ?? [word]
