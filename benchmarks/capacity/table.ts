/** A table of Markdown; columns but the first hold numbers unless `text` says otherwise. */
export function table(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  text: readonly number[] = [0],
): string {
  const rule = columns.map((_, at) => (text.includes(at) ? '---' : '---:'))
  return [columns, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** A number with as many digits as say something: two after the point below ten, one below a hundred. */
export function figure(value: number): string {
  const digits = value < 9.995 ? 2 : value < 99.95 ? 1 : 0
  return value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

/** A large number with the two digits that hold for another machine too. */
export const rounded = (value: number): string =>
  Number(value.toPrecision(2)).toLocaleString('en', { maximumFractionDigits: 0 })

export const percent = (share: number): string => `${figure(share * 100)} %`

export const megabytes = (bytes: number): string => Math.round(bytes / 1024 / 1024).toLocaleString('en')

export const bytes = (value: number): string => Math.round(value).toLocaleString('en')
