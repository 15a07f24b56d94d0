import { ok, err, type Result } from '@portal/domain/shared'
import * as v from 'valibot'

/** A cell as text: numbers and truths are written out, anything that is no single value is empty. */
export function textOf(cell: unknown): string {
  if (typeof cell === 'string') return cell.trim()
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell)
  return ''
}

/** Whether nothing stands in the cell. An empty list or object says something, an empty text does not. */
export const isBlank = (cell: unknown): boolean =>
  cell === undefined || cell === null || (typeof cell === 'string' && cell.trim() === '')

/** The parts of a list: an array as it is, a text cut at semicolons. */
export const listOf = (cell: unknown): string[] =>
  (Array.isArray(cell)
    ? cell.map(textOf)
    : textOf(cell)
        .split(';')
        .map((part) => part.trim())
  ).filter((part) => part !== '')

/** A number from a number or a text, which may have a decimal comma. */
export function numberOf(cell: unknown, min: number, max: number): Result<number> {
  const text = textOf(cell).replace(/^(-?\d+),(\d+)$/, '$1.$2')
  const number = /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text) ? Number(text) : Number.NaN
  return number >= min && number <= max ? ok(number) : err(`expected a number from ${min} to ${max}`)
}

export function wholeOf(cell: unknown, min: number, max: number): Result<number> {
  const number = numberOf(cell, min, max)
  if (!number.ok || Number.isInteger(number.value)) return number
  return err(`expected a whole number from ${min} to ${max}`)
}

const TRUTHS: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  y: true,
  1: true,
  false: false,
  no: false,
  n: false,
  0: false,
}

export function truthOf(cell: unknown): Result<boolean> {
  const truth = TRUTHS[textOf(cell).toLowerCase()]
  return truth === undefined ? err('expected true or false') : ok(truth)
}

/** A day, or an instant whose zone is UTC where none is named. */
const INSTANT = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/

/** Milliseconds. Only ISO 8601: in 03/04/2026 nobody knows which is the month. */
export function instantOf(cell: unknown): Result<number> {
  const text = textOf(cell)
  const zoned = /\d{2}:\d{2}/.test(text) && !/(Z|[+-]\d{2}:?\d{2})$/.test(text) ? `${text}Z` : text
  const time = INSTANT.test(text) ? Date.parse(zoned.replace(' ', 'T')) : Number.NaN
  return time >= 0 ? ok(time) : err('expected a date such as 2026-11-20 or 2026-11-20T04:57:00Z')
}

/** The cell's text through a schema of the contract; its own sentence where it does not fit. */
export function parsed<Output>(schema: v.GenericSchema<string, Output>, cell: unknown): Result<Output> {
  const result = v.safeParse(schema, textOf(cell))
  return result.success ? ok(result.output) : err(sentenceInside(result.issues[0].message))
}

const sentenceInside = (message: string) => message.charAt(0).toLowerCase() + message.slice(1)
