import { parseWritten } from './format-lists.ts'

/** How deep objects lie in each other before the rest is written as it is. */
const MAX_DEPTH = 5

/**
 * Gives each value within objects a cell of its own, named by its path: `contact.phone`. Objects that
 * are `whole` stay as they are.
 */
export function flattenCells(
  cells: ReadonlyMap<string, unknown>,
  whole: (column: string, cell: object) => boolean,
): ReadonlyMap<string, unknown> {
  if (![...cells].some(([column, cell]) => isObject(cell) && !whole(column, cell))) return cells
  const flat = new Map<string, unknown>()
  const add = (column: string, cell: unknown, depth: number) => {
    if (!isObject(cell) || whole(column, cell) || depth === MAX_DEPTH) flat.set(column, cell)
    else for (const [key, value] of Object.entries(cell)) add(`${column}.${key}`, value, depth + 1)
  }
  for (const [column, cell] of cells) add(column, cell, 0)
  return flat
}

/** Objects that are written as text in the columns of `holds` become objects. */
export function parseObjectCells(
  cells: ReadonlyMap<string, unknown>,
  holds: (column: string) => boolean,
): ReadonlyMap<string, unknown> {
  const isWritten = (column: string, cell: unknown) =>
    typeof cell === 'string' && /^\s*\{.*\}\s*$/s.test(cell) && holds(column)
  if (![...cells].some(([column, cell]) => isWritten(column, cell))) return cells
  return new Map(
    [...cells].map(([column, cell]) => {
      const value = isWritten(column, cell) ? parseWritten(cell, false) : cell
      return [column, isObject(value) ? value : cell]
    }),
  )
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
