import { LRUCache } from 'lru-cache'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import type { Address } from '../../src/app/addresses.ts'
import { pickQuery } from '../../src/shared/urls/pick-query.ts'

const MAX_PATHS = 5_000
const MAX_BYTES = 4 * 1024 * 1024

/** The screen at a path. */
interface Screen {
  /** The pattern of its address; empty without a screen. */
  readonly pattern: string
  readonly parameters: readonly string[]
}

const NO_SCREEN: Screen = { pattern: '', parameters: [] }

/** Reduces addresses to the query parameters that their screen reads: others don't change the page. */
export class PageAddresses {
  readonly #routes: RouteObject[]
  readonly #screens = new LRUCache<string, Screen>({
    max: MAX_PATHS,
    maxSize: MAX_BYTES,
    sizeCalculation: (_screen, path) => 2 * path.length + 200,
  })

  constructor(addresses: readonly Address[]) {
    this.#routes = addresses.map(({ pattern, query }) => ({
      path: pattern,
      caseSensitive: true,
      handle: { pattern, parameters: query } satisfies Screen,
    }))
  }

  /** The address with only its screen's parameters, in the screen's order. `query` is empty or begins with `?`. */
  toCanonical(path: string, query: string): string {
    if (query === '') return path
    return path + pickQuery(this.#screenAt(path).parameters, query)
  }

  /** The pattern of the screen's address; empty for an unknown one. */
  getPattern(path: string): string {
    return this.#screenAt(path).pattern
  }

  #screenAt(path: string): Screen {
    const known = this.#screens.get(path)
    if (known) return known
    const screen = (matchRoutes(this.#routes, path)?.at(-1)?.route.handle as Screen | undefined) ?? NO_SCREEN
    this.#screens.set(path, screen)
    return screen
  }
}
