import { LRUCache } from 'lru-cache'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import type { Address } from '../../src/app/addresses.ts'

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

/** Orders have references, which are written in capitals. */
const KEEPS_CASE = /^\/orders\//i

/** The path in lower case, as all addresses of the site are written; escapes stay as they are. */
export const toLowerCasePath = (path: string): string =>
  KEEPS_CASE.test(path)
    ? path
    : path.replace(/%[\da-f]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()))

/**
 * One slash before each segment and none at the end. Browsers treat a backslash as a slash and drop tabs and line
 * breaks, so `/\host/` would otherwise redirect to another site, like `//host`.
 */
export const normalizePath = (path: string): string =>
  `/${path
    .replace(/[\t\n\r]/g, '')
    .split(/[/\\]/)
    .filter(Boolean)
    .join('/')}`

/**
 * Reduces a query string to a screen's parameters, in the screen's order: with a leading `?`, or empty. Other
 * parameters, such as a campaign's, don't create another page.
 */
export function pickQuery(names: readonly string[], search: string): string {
  const values = new URLSearchParams(search)
  const named = new URLSearchParams()
  for (const name of names) for (const value of values.getAll(name)) named.append(name, value)
  return named.size === 0 ? '' : `?${named}`
}
