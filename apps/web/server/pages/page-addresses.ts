import { LRUCache } from 'lru-cache'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import type { Address } from '../../src/app/addresses.ts'
import { namedQuery } from '../../src/shared/urls/named-query.ts'

const MOST_PATHS = 5_000
const MOST_BYTES = 4 * 1024 * 1024
const NONE: readonly string[] = []

/** Knows which parameters the screen at a path reads: others make no other page. */
export class PageAddresses {
  readonly #routes: RouteObject[]
  readonly #named = new LRUCache<string, readonly string[]>({
    max: MOST_PATHS,
    maxSize: MOST_BYTES,
    sizeCalculation: (_names, path) => 2 * path.length + 200,
  })

  constructor(addresses: readonly Address[]) {
    this.#routes = addresses.map(({ pattern, query }) => ({
      path: pattern,
      caseSensitive: true,
      handle: query,
    }))
  }

  /** The address with the parameters that its screen names, in the screen's order. `query` is empty or begins with `?`. */
  canonical(path: string, query: string): string {
    if (query === '') return path
    return path + namedQuery(this.#namesAt(path), query)
  }

  #namesAt(path: string): readonly string[] {
    const known = this.#named.get(path)
    if (known) return known
    const names =
      (matchRoutes(this.#routes, path)?.at(-1)?.route.handle as readonly string[] | undefined) ?? NONE
    this.#named.set(path, names)
    return names
  }
}
