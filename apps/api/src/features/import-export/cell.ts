// cspell:ignore vrai
import { err, isCalendarDay, ok, type Result } from '@portal/domain/shared'
import * as v from 'valibot'

/** Formats a cell as text; lists and objects become empty. */
export function formatCell(cell: unknown): string {
  if (typeof cell === 'string') return cell.trim()
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell)
  return ''
}

/** Whether a cell is empty. An empty list or object is a value, an empty text is not. */
export const isBlank = (cell: unknown): boolean =>
  cell === undefined || cell === null || (typeof cell === 'string' && cell.trim() === '')

/** The texts of a cell: one, or those of a list. */
export const listTexts = (cell: unknown): string[] =>
  (Array.isArray(cell) ? cell.map(formatCell) : [formatCell(cell)]).filter((text) => text !== '')

/** A note on a part of a cell. */
export const describeLeftOut = (text: string, reason: string): string =>
  `${JSON.stringify(text)} left out: ${reason}`

/** Formats a list as a cell; as JSON if an item contains the separator. */
export const formatList = (items: readonly string[]): string =>
  items.some((item) => item.includes(';') || item.startsWith('[')) ? JSON.stringify(items) : items.join('; ')

/** The items of an array, or of a text by `formatList`. */
export function parseList(cell: unknown): string[] {
  if (Array.isArray(cell)) return listTexts(cell)
  const text = formatCell(cell)
  const items = text.startsWith('[') ? parseTexts(text) : null
  return items ?? listTexts(text.split(';'))
}

/** The texts of a list in JSON; null for anything else. */
function parseTexts(json: string): string[] | null {
  try {
    const items: unknown = JSON.parse(json)
    return Array.isArray(items) && items.every((item) => typeof item === 'string') ? items : null
  } catch {
    return null
  }
}

/** Parses a number, or a text that may have a decimal comma. */
export function parseNumber(cell: unknown, min: number, max: number): Result<number> {
  const text = formatCell(cell).replace(/^(-?\d+),(\d+)$/, '$1.$2')
  const number = /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text) ? Number(text) : Number.NaN
  return number >= min && number <= max ? ok(number) : err(`expected a number from ${min} to ${max}`)
}

export function parseInteger(cell: unknown, min: number, max: number): Result<number> {
  const number = parseNumber(cell, min, max)
  if (!number.ok || Number.isInteger(number.value)) return number
  return err(`expected a whole number from ${min} to ${max}`)
}

const BOOLEANS: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  y: true,
  1: true,
  oui: true,
  vrai: true,
  false: false,
  no: false,
  n: false,
  0: false,
  non: false,
  faux: false,
}

export function parseBoolean(cell: unknown): Result<boolean> {
  const value = BOOLEANS[formatCell(cell).toLowerCase()]
  return value === undefined ? err('expected true or false') : ok(value)
}

/** A date, or a date and time, in UTC unless it has an offset. */
const INSTANT = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/

/** Milliseconds, from ISO 8601 only: in 03/04/2026 day and month are ambiguous. */
export function parseInstant(cell: unknown): Result<number> {
  const text = formatCell(cell)
  const zoned = /\d{2}:\d{2}/.test(text) && !/(Z|[+-]\d{2}:?\d{2})$/.test(text) ? `${text}Z` : text
  const isInstant = INSTANT.test(text) && isCalendarDay(text.slice(0, 10))
  const time = isInstant ? Date.parse(zoned.replace(' ', 'T')) : Number.NaN
  return time >= 0 ? ok(time) : err('expected a date such as 2026-11-20 or 2026-11-20T04:57:00Z')
}

/** Parses a cell by a schema of the contract, with the schema's own message. */
export function parseBySchema<Output>(
  schema: v.GenericSchema<string, Output>,
  cell: unknown,
): Result<Output> {
  const result = v.safeParse(schema, formatCell(cell))
  return result.success ? ok(result.output) : err(lowerFirst(result.issues[0].message))
}

const lowerFirst = (message: string) => message.charAt(0).toLowerCase() + message.slice(1)
