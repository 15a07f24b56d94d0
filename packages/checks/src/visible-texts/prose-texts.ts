import { toOneLine, type VisibleText } from './visible-text.ts'

/** The beginning of a new text: a list item, a heading, a table row, the key of a value. */
const BEGINS = /^\s*(?:[-*+] |\d+\. |#+ |\||(?:- )?[\w-]+:(?: |$))/
/** The prefix of a text: marks of items and headings, the key of a value. */
const MARKS = /^(?:[-*+] |\d+\. |#+ |> )?(?:[\w-]+: *(?:[>|]-? *)?(?=\S|$))?/
const QUOTES = /^(['"])(.*)\1$/

const clean = (text: string): string =>
  toOneLine(text).replace(MARKS, '').replace(QUOTES, '$2').replaceAll('**', '')

/**
 * The texts of a Markdown page or of YAML values: paragraphs, items, cells and values, each joined to one line.
 */
export function listProseTexts(file: string, content: string): VisibleText[] {
  const texts: { line: number; text: string }[] = []
  const isYaml = file.endsWith('.yaml')
  let isOpen = false
  for (const [index, line] of content.split('\n').entries()) {
    const isBlank = /^\s*(?:-{3})?\s*$/.test(line) || (isYaml && /^\s*#/.test(line))
    const last = texts.at(-1)
    if (isBlank) isOpen = false
    else if (isOpen && last && !BEGINS.test(line)) last.text += ` ${line}`
    else {
      texts.push({ line: index + 1, text: line })
      isOpen = true
    }
  }
  return texts
    .map(({ line, text }) => ({ file, line, text: clean(text) }))
    .filter(({ text }) => /\p{L}{2}/u.test(text))
}
