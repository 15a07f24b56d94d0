import type { Verdict } from './judge.ts'

const COLUMNS = [
  'fault',
  'writes acknowledged',
  'of these missing',
  'stored twice',
  '503',
  'other answers',
  'mails',
  'missing',
  'twice',
  'pages',
  'kept ones',
  'failed',
  'gap, s',
  'recovered',
]

const toRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

/** What stands above the rows of a Markdown table. */
export const HEAD = [COLUMNS, COLUMNS.map((_, position) => (position === 0 ? '---' : '---:'))]
  .map((cells) => toRow(cells))
  .join('\n')

/** The row of a case, with why it was left out where it was. */
export const rowOf = (name: string, result: Verdict | string): string => toRow([name, ...cellsOf(result)])

function cellsOf(result: Verdict | string): string[] {
  if (typeof result === 'string') return [`left out: ${result}`, ...COLUMNS.slice(2).map(() => '–')]
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
    String(result.pagesKept),
    String(result.pagesFailed),
    result.gap.toFixed(1),
    result.hasRecovered ? 'yes' : 'no',
  ]
}
