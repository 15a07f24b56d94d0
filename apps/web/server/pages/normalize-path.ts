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
