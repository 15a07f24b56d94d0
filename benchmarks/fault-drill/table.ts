import type { Verdict } from './judge.ts'

const COLUMNS = [
  'fault',
  'writes acknowledged',
  'of these missing',
  'stored twice',
  '503',
  'other responses',
  'mails',
  'missing',
  'twice',
  'pages',
  'stale',
  'failed',
  'gap, s',
  'recovered',
]

const toRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

/** The header of the Markdown table. */
export const HEADER = [COLUMNS, COLUMNS.map((_, position) => (position === 0 ? '---' : '---:'))]
  .map((cells) => toRow(cells))
  .join('\n')

/** Formats the row of a case, or the reason why it was skipped. */
export const formatRow = (name: string, result: Verdict | string): string =>
  toRow([name, ...formatCells(result)])

function formatCells(result: Verdict | string): string[] {
  if (typeof result === 'string') return [`skipped: ${result}`, ...COLUMNS.slice(2).map(() => '–')]
  const others = [...result.others].map(([status, count]) => `${count} × ${status}`)
  return [
    String(result.acknowledged),
    String(result.missing),
    String(result.storedTwice),
    String(result.refused),
    others.join(', ') || '0',
    String(result.mails),
    String(result.mailsMissing),
    String(result.mailsTwice),
    String(result.pages),
    String(result.stalePages),
    String(result.pagesFailed),
    result.gap.toFixed(1),
    result.hasRecovered ? 'yes' : 'no',
  ]
}
