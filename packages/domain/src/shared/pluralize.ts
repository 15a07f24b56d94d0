import { formatNumber } from './money.ts'

/** Formats a count with its noun: `1 day`, `1,200 days`. The plural adds an `s` unless it is given. */
export const pluralize = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`
