/** Markdown inserted around the selection, or at its start. */
export interface Mark {
  label: string
  /** The key that does the same with Ctrl or Cmd. */
  key?: string
  before: string
  after?: string
  /** Inserted between them if nothing is selected. */
  sample: string
  /** Whether it starts a line of its own. */
  isBlock?: boolean
}

export const MARKS: readonly Mark[] = [
  { label: 'Bold', key: 'b', before: '**', after: '**', sample: 'bold' },
  { label: 'Italic', key: 'i', before: '*', after: '*', sample: 'italic' },
  { label: 'Heading', before: '## ', sample: 'Heading', isBlock: true },
  { label: 'List', before: '- ', sample: 'Point', isBlock: true },
  { label: 'Quote', before: '> ', sample: 'Quote', isBlock: true },
  { label: 'Link', key: 'k', before: '[', after: '](https://)', sample: 'what it leads to' },
]

/** Replaces the selection with text, as if typed, and moves the cursor behind it. */
export function replaceSelection(area: HTMLTextAreaElement, text: string): void {
  const { selectionStart, selectionEnd } = area
  area.focus()
  area.setRangeText(text, selectionStart, selectionEnd, 'end')
  // The form reads the new value from this event.
  area.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Starts a new paragraph unless the cursor is at the start of one. */
export function toBlock(area: HTMLTextAreaElement, text: string): string {
  const before = area.value.slice(0, area.selectionStart)
  const gap = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
  return gap + text
}

/** Marks the selection, or inserts a sample that is marked and selected. */
export function applyMark(
  area: HTMLTextAreaElement,
  { before, after = '', sample, isBlock = false }: Mark,
): void {
  const chosen = area.value.slice(area.selectionStart, area.selectionEnd) || sample
  const lines = isBlock ? chosen.split('\n').map((line) => before + line) : [before + chosen]
  const marked = lines.join('\n') + after
  replaceSelection(area, isBlock ? toBlock(area, marked) : marked)
  const end = area.selectionEnd - after.length
  if (!chosen.includes('\n')) area.setSelectionRange(end - chosen.length, end)
}

/** A picture in Markdown, without the brackets and quotes that would end its parts. */
export function formatPicture(url: string, alt: string, caption: string): string {
  const description = alt.replaceAll(/[[\]]/g, '')
  const title = caption.trim() === '' ? '' : ` "${caption.trim().replaceAll('"', '”')}"`
  return `![${description}](${url}${title})`
}
