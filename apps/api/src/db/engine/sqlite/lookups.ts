import type SqliteDatabase from 'better-sqlite3'
import type { Store } from '../store.ts'
import { prepareRead } from './prepared-read.ts'

/** Answers of one lookup that are kept, for the computation that made them. */
const MAX_KEPT = 1_000

/** Reads at once; what a computation asks for again is read once: a search asks for most of its words three times. */
export function openLookups(sqlite: SqliteDatabase.Database): Pick<Store, 'prepareLookup' | 'lookUp'> {
  let computations = 0
  /** The computation that runs, by its number. */
  let current: number | null = null
  return {
    prepareLookup(build) {
      const statement = prepareRead(sqlite, build)
      // Those of other computations are written over: to empty the map for each computation, and let it grow, takes longer.
      const answers = new Map<unknown, { of: number; rows: ReturnType<typeof statement.all> }>()
      return (params) => {
        if (current === null) throw new Error('A lookup outside of lookUp')
        const key = keyOf(params)
        const known = answers.get(key)
        if (known?.of === current) return known.rows
        if (answers.size >= MAX_KEPT) answers.clear()
        const rows = statement.all(params)
        answers.set(key, { of: current, rows })
        return rows
      }
    },
    async lookUp(compute) {
      const before = current
      current = computations += 1
      try {
        return compute()
      } finally {
        current = before
      }
    },
  }
}

/** Most lookups have one parameter, whose value tells them apart. */
function keyOf(params: object): unknown {
  const values: unknown[] = Object.values(params)
  return values.length === 1 ? values[0] : JSON.stringify(values)
}
