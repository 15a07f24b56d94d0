import { parseEncodedCell } from './format-lists.ts'

/** Nesting depth below which objects stay as they are. */
const MAX_DEPTH = 5

/**
 * Gives each value within objects its own cell, named by its path: `contact.phone`. Objects for which `isWhole` is true
 * stay.
 */
export function flattenCells(
  cells: ReadonlyMap<string, unknown>,
  isWhole: (column: string, cell: object) => boolean,
): ReadonlyMap<string, unknown> {
  if (![...cells].some(([column, cell]) => isObject(cell) && !isWhole(column, cell))) return cells
  const flat = new Map<string, unknown>()
  const add = (column: string, cell: unknown, depth: number) => {
    if (!isObject(cell) || isWhole(column, cell) || depth === MAX_DEPTH) flat.set(column, cell)
    else for (const [key, value] of Object.entries(cell)) add(`${column}.${key}`, value, depth + 1)
  }
  for (const [column, cell] of cells) add(column, cell, 0)
  return flat
}

/** Parses objects written as text in the columns for which `isContainer` is true. */
export function parseObjectCells(
  cells: ReadonlyMap<string, unknown>,
  isContainer: (column: string) => boolean,
): ReadonlyMap<string, unknown> {
  const isEncoded = (column: string, cell: unknown) =>
    typeof cell === 'string' && /^\s*\{.*\}\s*$/s.test(cell) && isContainer(column)
  if (![...cells].some(([column, cell]) => isEncoded(column, cell))) return cells
  return new Map(
    [...cells].map(([column, cell]) => {
      const value = isEncoded(column, cell) ? parseEncodedCell(cell, false) : cell
      return [column, isObject(value) ? value : cell]
    }),
  )
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
