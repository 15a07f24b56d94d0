import type SqliteDatabase from 'better-sqlite3'
import { LRUCache } from 'lru-cache'
import type { Store, Versions } from '../store.ts'
import { prepareRead } from './prepared-read.ts'

/** Maximum rows of one lookup that are cached under one version. */
const MAX_CACHED = 4_000

/** Lookups read synchronously, and are cached until something public changes: searches share most of their words. */
export function createLookups(sqlite: SqliteDatabase.Database): Pick<Store, 'prepareLookup'> {
  const caches: { clear(): void }[] = []
  let cachedVersion = -1

  /** Clears the cache for a later version. A request that began earlier then reads and caches the current state. */
  function dropOutdated({ value }: Versions): void {
    if (value <= cachedVersion) return
    for (const cache of caches) cache.clear()
    cachedVersion = value
  }

  return {
    prepareLookup(build) {
      const statement = prepareRead(sqlite, build)
      // The cache allocates its maximum at once, so it is created on first use.
      const createCache = () => {
        const cache = new LRUCache<Key, ReturnType<typeof statement.all>>({ max: MAX_CACHED })
        caches.push(cache)
        return cache
      }
      let cache: ReturnType<typeof createCache> | undefined
      return async (params, versions) => {
        dropOutdated(versions)
        cache ??= createCache()
        const key = getKey(params)
        const cached = cache.get(key)
        if (cached !== undefined) return cached
        const rows = statement.all(params)
        cache.set(key, rows)
        return rows
      }
    },
  }
}

type Key = string | number

/** Most lookups have one parameter, whose value is the key. */
function getKey(params: object): Key {
  const values: unknown[] = Object.values(params)
  const [value] = values
  return values.length === 1 && (typeof value === 'string' || typeof value === 'number')
    ? value
    : JSON.stringify(values)
}
