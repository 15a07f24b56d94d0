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

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
