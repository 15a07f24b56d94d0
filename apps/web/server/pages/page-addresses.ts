import { LRUCache } from 'lru-cache'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import type { Address } from '../../src/app/addresses.ts'
import { namedQuery } from '../../src/shared/urls/named-query.ts'

const MAX_PATHS = 5_000
const MAX_BYTES = 4 * 1024 * 1024
const NONE: readonly string[] = []

/** Reduces addresses to the query parameters that their screen reads: others don't change the page. */
export class PageAddresses {
  readonly #routes: RouteObject[]
  readonly #parameters = new LRUCache<string, readonly string[]>({
    max: MAX_PATHS,
    maxSize: MAX_BYTES,
    sizeCalculation: (_parameters, path) => 2 * path.length + 200,
  })

  constructor(addresses: readonly Address[]) {
    this.#routes = addresses.map(({ pattern, query }) => ({
      path: pattern,
      caseSensitive: true,
      handle: query,
    }))
  }

  /** The address with only its screen's parameters, in the screen's order. `query` is empty or begins with `?`. */
  canonical(path: string, query: string): string {
    if (query === '') return path
    return path + namedQuery(this.#parametersAt(path), query)
  }

  #parametersAt(path: string): readonly string[] {
    const known = this.#parameters.get(path)
    if (known) return known
    const parameters =
      (matchRoutes(this.#routes, path)?.at(-1)?.route.handle as readonly string[] | undefined) ?? NONE
    this.#parameters.set(path, parameters)
    return parameters
  }
}
