import { linesOf, type Part } from './email-part.ts'

/** What a mail's line holds on a small screen; a longer address stands on a line of its own. */
const LINE = 72

/** A letter as plain text. */
export const textOf = (parts: readonly Part[]): string => `${parts.map(textOfPart).join('\n\n')}\n`

function textOfPart(part: Part): string {
  if (typeof part === 'string') return wrap(part)
  if ('section' in part) return part.section.toUpperCase()
  if ('link' in part) return `${wrap(`${part.link}:`)}\n${part.url}`
  if ('facts' in part)
    return part.facts.map(([name, value]) => wrap(`${name}: ${value}`, '', '  ')).join('\n')
  const lines =
    'points' in part
      ? part.points.map((point) => wrap(point, '- ', '  '))
      : linesOf(part.words).map((line) => wrap(line, '> ', '> '))
  return [wrap(part.heading), ...lines].join('\n')
}

/** Breaks a line between words; each begins with its indent. */
function wrap(text: string, first = '', next = ''): string {
  const lines: string[] = []
  let line = first
  for (const word of text.split(/\s+/).flatMap((long) => pieces(long, LINE - next.length))) {
    const isEmpty = line === first || line === next
    if (!isEmpty && line.length + 1 + word.length > LINE) {
      lines.push(line)
      line = next + word
    } else {
      line += isEmpty ? word : ` ${word}`
    }
  }
  return [...lines, line.trimEnd()].join('\n')
}

/** A word, in pieces where no line holds it. */
const pieces = (word: string, length: number): string[] =>
  word.match(new RegExp(`.{1,${length}}`, 'gu')) ?? [word]
