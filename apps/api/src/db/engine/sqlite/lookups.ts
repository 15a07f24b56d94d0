import type SqliteDatabase from 'better-sqlite3'
import { LRUCache } from 'lru-cache'
import type { Store, Versions } from '../store.ts'
import { prepareRead } from './prepared-read.ts'

/** Answers of one lookup that are held under one version. */
const MAX_HELD = 4_000

/**
 * Reads at once, and holds the answers for as long as nothing public changes: a search asks for the words of all that it may
 * mean, most of them more than once, and searches share most of theirs.
 */
export function createLookups(
  sqlite: SqliteDatabase.Database,
  versions: () => Versions,
): Pick<Store, 'prepareLookup' | 'lookUp'> {
  const held: { clear(): void }[] = []
  let heldVersion = -1
  let isWithin = false

  /** A later version drops what was read before. One that began earlier reads what is so by now, which is held as well. */
  function holdPresent({ value }: Versions): void {
    if (value <= heldVersion) return
    for (const answers of held) answers.clear()
    heldVersion = value
  }

  return {
    prepareLookup(build) {
      const statement = prepareRead(sqlite, build)
      // Room for all answers is made at once: only where something is looked up.
      const open = () => {
        const answers = new LRUCache<Key, ReturnType<typeof statement.all>>({ max: MAX_HELD })
        held.push(answers)
        return answers
      }
      let opened: ReturnType<typeof open> | undefined
      return (params) => {
        if (!isWithin) throw new Error('A lookup outside of lookUp')
        const answers = (opened ??= open())
        const key = keyOf(params)
        const known = answers.get(key)
        if (known !== undefined) return known
        const rows = statement.all(params)
        answers.set(key, rows)
        return rows
      }
    },
    async lookUp(compute, begun = versions()) {
      holdPresent(begun)
      const before = isWithin
      isWithin = true
      try {
        return compute()
      } finally {
        isWithin = before
      }
    },
  }
}

type Key = string | number

/** Most lookups have one parameter, whose value tells them apart. */
function keyOf(params: object): Key {
  const values: unknown[] = Object.values(params)
  const [value] = values
  return values.length === 1 && (typeof value === 'string' || typeof value === 'number')
    ? value
    : JSON.stringify(values)
}
