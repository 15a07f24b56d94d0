/** Formats a Markdown table; `text` are the indexes of columns with text instead of numbers. */
export function formatTable(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  text: readonly number[] = [0],
): string {
  const rule = columns.map((_, at) => (text.includes(at) ? '---' : '---:'))
  return [columns, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** Formats a number with its significant digits: two decimals below ten, one below a hundred. */
export function formatFigure(value: number): string {
  const digits = value < 9.995 ? 2 : value < 99.95 ? 1 : 0
  return value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

/** Formats a large number to two significant digits, since other machines differ. */
export const formatRounded = (value: number): string =>
  Number(value.toPrecision(2)).toLocaleString('en', { maximumFractionDigits: 0 })

export const formatPercent = (share: number): string => `${formatFigure(share * 100)} %`

export const formatMegabytes = (bytes: number): string => Math.round(bytes / 1024 / 1024).toLocaleString('en')

export const formatBytes = (value: number): string => Math.round(value).toLocaleString('en')
